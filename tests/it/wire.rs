//! The scoring contract as JSON, and the command that answers it.

mod asks;
mod catalog;
mod command;
mod contract;
mod languages;
mod likely;
mod logs;
mod unread;
