//! What pages are made of. No page's name is here, and no game logic.

pub(crate) mod blocks;
pub(crate) mod called;
pub(crate) mod choose;
pub(crate) mod club;
pub(crate) mod code;
pub(crate) mod copied;
pub(crate) mod counting;
pub(crate) mod course;
pub(crate) mod dialog;
pub(crate) mod explain;
pub(crate) mod face;
pub(crate) mod given;
pub(crate) mod icon;
pub(crate) mod kept;
pub(crate) mod laid;
pub(crate) mod meld;
pub(crate) mod off;
pub(crate) mod pick;
pub(crate) mod prices;
pub(crate) mod shapes;
pub(crate) mod speech;
pub(crate) mod taught;
pub(crate) mod tile;
pub(crate) mod told;
pub(crate) mod writing;
