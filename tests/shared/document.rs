//! The code in documents, as a reader copies it.

/// A block of code.
#[derive(Debug, Default)]
pub(crate) struct Block<'d> {
    /// The heading above it.
    pub(crate) heading: &'d str,
    /// The language that stands behind its fence.
    pub(crate) language: &'d str,
    /// Its lines.
    pub(crate) code: String,
}

/// Lists the blocks of a document in their order.
pub(crate) fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    let mut heading = "";
    let mut open: Option<Block<'_>> = None;
    for line in text.lines() {
        match (&mut open, line.strip_prefix("```")) {
            (Some(_), Some(_)) => found.extend(open.take()),
            (Some(block), None) => block.code.extend([line, "\n"]),
            (None, Some(language)) => {
                open = Some(Block {
                    heading,
                    language,
                    ..Block::default()
                });
            }
            (None, None) => {
                let title = line.trim_start_matches('#');
                if title != line {
                    heading = title.trim();
                }
            }
        }
    }
    found
}
