//! What the screen is made of, from top to bottom. None of them holds game logic.

pub(crate) mod bar;
pub(crate) mod called;
pub(crate) mod choose;
pub(crate) mod compare;
pub(crate) mod copied;
pub(crate) mod dialog;
pub(crate) mod frame;
pub(crate) mod history;
pub(crate) mod pick;
pub(crate) mod practice;
pub(crate) mod quick;
pub(crate) mod reference;
pub(crate) mod round;
pub(crate) mod rules;
pub(crate) mod shapes;
pub(crate) mod share;
pub(crate) mod show;
pub(crate) mod site;
pub(crate) mod trust;

pub(crate) mod blocks;
pub(crate) mod icon;
pub(crate) mod laid;
pub(crate) mod tile;

pub(crate) mod fields;
pub(crate) mod flowers;
pub(crate) mod indicators;
pub(crate) mod meld;
pub(crate) mod meld_menu;
pub(crate) mod situation;
pub(crate) mod strip;
pub(crate) mod writing;

pub(crate) mod discards;
pub(crate) mod prices;
pub(crate) mod refusals;
pub(crate) mod result;
pub(crate) mod speech;
pub(crate) mod summary;
pub(crate) mod unfinished;
pub(crate) mod waits;
pub(crate) mod welcome;

pub(crate) mod explain;

pub(crate) mod at_once;
pub(crate) mod key;
pub(crate) mod palette;
pub(crate) mod tools;

pub(crate) mod live;
pub(crate) mod notices;
pub(crate) mod toast;
