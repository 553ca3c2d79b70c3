//! The scoring contract as JSON, and the command that answers it.

mod asks;
mod command;
mod contract;
mod languages;
