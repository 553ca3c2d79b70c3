//! A hand as a picture.

use std::io;

#[cfg(feature = "png")]
use tensu::picture::Theme;
use tensu::picture::{Faces, svg};

use crate::args::Picture;
use crate::page::Page;
use crate::read::Asked;
use crate::session::{Answered, End, Session};

impl Session<'_> {
    /// Prints the picture of a hand, or writes it into a file.
    pub(crate) fn picture(&self, picture: &Picture) -> io::Result<End> {
        self.about(&picture.hand.text(), |with, asked| {
            with.drawn(&asked, picture)
        })
    }

    fn drawn(&self, asked: &Asked, picture: &Picture) -> Answered {
        let svg = |look| {
            let drawn = svg(&asked.question, &look, &Faces::OURS, self.say.0);
            drawn.map_err(|why| self.refused(&why.into()))
        };
        let look = picture.look();
        #[cfg(feature = "png")]
        if let Some(file) = &picture.png {
            // Pixels are the same for every reader.
            let look = if look.theme == Theme::Auto {
                look.with_theme(Theme::Light)
            } else {
                look
            };
            let written = pixels::png(&svg(look)?).and_then(|png| Ok(std::fs::write(file, png)?));
            return match written {
                Ok(()) => Ok(Page::default()),
                Err(why) => Err(Page(format!("{}: {why}\n", file.display()))),
            };
        }
        Ok(Page(svg(look)? + "\n"))
    }
}

#[cfg(feature = "png")]
mod pixels {
    use std::error::Error;

    use resvg::tiny_skia::{Pixmap, Transform};
    use resvg::usvg::{Options, Tree};

    /// The pixels of the file for each pixel: screens of today have two, and whoever shows it may ask for half.
    const DENSE: f32 = 2.0;

    /// Renders a drawing as PNG.
    pub(super) fn png(svg: &str) -> Result<Vec<u8>, Box<dyn Error>> {
        let tree = Tree::from_str(svg, &Options::default())?;
        let size = tree.size().to_int_size();
        let size = size.scale_by(DENSE).ok_or("no size")?;
        let mut pixels = Pixmap::new(size.width(), size.height()).ok_or("too large")?;
        resvg::render(
            &tree,
            Transform::from_scale(DENSE, DENSE),
            &mut pixels.as_mut(),
        );
        Ok(pixels.encode_png()?)
    }
}
