//! The reader for JavaScript: pixels in, JSON text out. An error is an object with a `code` and an English `message`.

use tensu_photo::{PhotoError, Picture, Reader as Inner};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen]
extern "C" {
    /// Makes an object of JSON, as the browser does.
    #[wasm_bindgen(js_namespace = JSON)]
    fn parse(text: &str) -> JsValue;
}

/// Returns the object that JavaScript catches.
fn caught(error: PhotoError) -> JsValue {
    parse(&format!(
        "{{\"code\":\"{}\",\"message\":\"{error}\"}}",
        error.code()
    ))
}

fn picture(rgba: &[u8], width: u32, height: u32) -> Result<Picture<'_>, JsValue> {
    Picture::rgba(rgba, width as usize, height as usize).map_err(caught)
}

/// A reader of rows of tiles.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reader(Inner);

#[wasm_bindgen]
impl Reader {
    /// Makes a reader of its weights.
    ///
    /// # Errors
    /// `photo_weights`, `photo_weights_version`: bytes that are none.
    #[wasm_bindgen(constructor)]
    pub fn new(weights: &[u8]) -> Result<Self, JsValue> {
        Inner::new(weights).map(Self).map_err(caught)
    }

    /// Reads a picture of any size, 4 bytes a pixel: the reading as JSON.
    ///
    /// # Errors
    /// `photo_picture`: bytes that do not match the size.
    pub fn read(&mut self, rgba: &[u8], width: u32, height: u32) -> Result<String, JsValue> {
        Ok(self.0.read(&picture(rgba, width, height)?).to_json())
    }

    /// Returns the straightened strip of the last reading: 720 × 72 pixels, 4 bytes each.
    pub fn strip(&self) -> Vec<u8> {
        self.0.strip().to_vec()
    }

    /// Learns one of the four rows of a set: `{"tiles":…,"wanted":…,"taken":…}`, taken when as many tiles were seen as wanted.
    ///
    /// # Errors
    /// `photo_row`: another row than 0 to 3. `photo_picture`: as [`Reader::read`].
    pub fn teach(
        &mut self,
        row: u8,
        rgba: &[u8],
        width: u32,
        height: u32,
    ) -> Result<String, JsValue> {
        let taught = self
            .0
            .teach(row, &picture(rgba, width, height)?)
            .map_err(caught)?;
        let (tiles, wanted, taken) = (taught.tiles, taught.wanted, taught.is_taken());
        Ok(format!(
            "{{\"tiles\":{tiles},\"wanted\":{wanted},\"taken\":{taken}}}"
        ))
    }

    /// Returns the numbers of the taught set, to be kept; nothing if there is none.
    pub fn taught(&self) -> Vec<u8> {
        self.0.taught()
    }

    /// Reads with a set that was kept.
    ///
    /// # Errors
    /// `photo_set`, `photo_set_of_other_weights`: bytes that are none, or for other weights.
    pub fn set(&mut self, taught: &[u8]) -> Result<(), JsValue> {
        self.0.use_set(taught).map_err(caught)
    }

    /// Reads without a set.
    pub fn unset(&mut self) {
        self.0.forget_set();
    }
}
