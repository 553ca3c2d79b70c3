//! Columns of Arrow: hands are read where another program has them in memory, and totals are handed over without a copy.

use std::iter;
use std::sync::Arc;

use arrow_array::builder::Int64Builder;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, StructArray};
use arrow_schema::{DataType, Field, FieldRef, Fields};
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use pyo3_arrow::error::PyArrowResult;
use pyo3_arrow::ffi::{
    ArrayIterator, to_array_pycapsules, to_schema_pycapsule, to_stream_pycapsule,
};
use pyo3_arrow::input::AnyArray;

use tensu::bulk::{COLUMNS, Scorer};

/// A column of hands as text, in as many pieces as its owner has it.
pub(crate) struct Hands(Vec<ArrayRef>);

impl Hands {
    pub(crate) fn of(hands: AnyArray) -> PyResult<Self> {
        let (chunks, field) = hands.into_chunked_array()?.into_inner();
        match field.data_type() {
            // A part of a column in which nothing is written has no type of its own where an engine guesses it.
            DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View | DataType::Null => {
                Ok(Self(chunks))
            }
            other => Err(PyTypeError::new_err(format!(
                "hands are a column of strings, and this one has {other}: cast it to string"
            ))),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(Array::len).sum()
    }

    pub(crate) fn chunks(&self) -> &[ArrayRef] {
        &self.0
    }
}

/// The columns of the answer while they are filled.
pub(crate) struct Totals([Int64Builder; COLUMNS.len()]);

impl Totals {
    pub(crate) fn for_hands(count: usize) -> Self {
        Self(std::array::from_fn(|_| Int64Builder::with_capacity(count)))
    }

    pub(crate) fn price(&mut self, scorer: &Scorer<'_>, chunk: &ArrayRef) {
        match chunk.data_type() {
            DataType::LargeUtf8 => self.price_texts(scorer, chunk.as_string::<i64>().iter()),
            DataType::Null => self.price_texts(scorer, iter::repeat_n(None, chunk.len())),
            DataType::Utf8View => self.price_texts(scorer, chunk.as_string_view().iter()),
            _ => self.price_texts(scorer, chunk.as_string::<i32>().iter()),
        }
    }

    /// Adds a row for each hand, of nulls where there is none, or none that can be read: a sum leaves these out.
    fn price_texts<'t>(
        &mut self,
        scorer: &Scorer<'_>,
        hands: impl Iterator<Item = Option<&'t str>>,
    ) {
        let one_line = |hand: Option<&'t str>| hand.filter(|text| !text.contains(['\n', '\r']));
        for row in scorer.price_texts(hands.map(|hand| one_line(hand).unwrap_or_default())) {
            let legal = row[0] >= 0;
            for (column, number) in self.0.iter_mut().zip(row) {
                column.append_option(legal.then_some(number.into()));
            }
        }
    }

    pub(crate) fn finish(self) -> Column {
        let arrays = self
            .0
            .map(|mut column| Arc::new(column.finish()) as ArrayRef);
        let field = |name: &str| Field::new(name, DataType::Int64, true);
        let fields: Fields = COLUMNS.into_iter().map(field).collect();
        let rows = StructArray::new(fields, arrays.to_vec(), None);
        Column {
            field: Arc::new(Field::new("prices", rows.data_type().clone(), false)),
            array: Arc::new(rows),
        }
    }
}

/// A column that programs which know Arrow take without a copy.
#[pyclass(frozen, module = "tensu", name = "ArrowColumn")]
pub(crate) struct Column {
    array: ArrayRef,
    field: FieldRef,
}

#[pymethods]
impl Column {
    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyArrowResult<Bound<'py, PyCapsule>> {
        to_schema_pycapsule(py, self.field.as_ref())
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyArrowResult<Bound<'py, PyTuple>> {
        to_array_pycapsules(py, self.field.clone(), &self.array, requested_schema)
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyArrowResult<Bound<'py, PyCapsule>> {
        let chunks = ArrayIterator::new([Ok(self.array.clone())], self.field.clone());
        to_stream_pycapsule(py, Box::new(chunks), requested_schema)
    }

    fn __len__(&self) -> usize {
        self.array.len()
    }

    /// The column of this name.
    fn __getitem__(&self, name: &str) -> PyResult<Self> {
        let none = || PyKeyError::new_err(name.to_owned());
        let rows = self.array.as_struct_opt().ok_or_else(none)?;
        let (place, field) = rows.fields().find(name).ok_or_else(none)?;
        Ok(Self {
            array: rows.column(place).clone(),
            field: field.clone(),
        })
    }

    fn __repr__(&self) -> String {
        let rows = self.array.as_struct_opt();
        let names = rows.map_or_else(
            || vec![self.field.name().as_str()],
            StructArray::column_names,
        );
        format!(
            "<tensu.ArrowColumn of {}: {}>",
            self.array.len(),
            names.join(", ")
        )
    }
}
