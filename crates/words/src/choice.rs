//! Values of rules in words.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use tensu::Yaku;
use tensu::rules::Abort;

use crate::words::{FanWord, Word, Words};

impl Words {
    /// Names a value of a house rule: `"only the next in turn wins"` for `head_bump`. A yaku gives its name; an unknown
    /// code stays as it is.
    pub fn choice(&self, id: &str, code: &str) -> String {
        if let Some(text) = self.game_choice(id, code) {
            return text;
        }
        let word = match (id, code) {
            ("completion", "off") => Word::ChoiceNone,
            ("completion", "every_yaku") => Word::ChoiceEveryYaku,
            (_, "off") => Word::ChoiceOff,
            (_, "4_han") => return self.fill(Word::StepHan, &[4.into()]),
            (_, "5_han") => return self.fill(Word::StepHan, &[5.into()]),
            (_, "mangan") => Word::OneMangan,
            (_, "yakuman") => Word::OneYakuman,
            (_, "plus_two") => Word::ChoicePlusTwo,
            ("pao_honba", "discarder") => Word::ChoiceDiscarder,
            ("pao_honba", "liable") => Word::ChoiceLiable,
            ("pao_composite", "whole") => Word::ChoiceWhole,
            ("pao_composite", "part") => Word::ChoicePart,
            ("tsumo_loss", "loss") => Word::ChoiceLoss,
            ("tsumo_loss", "bisection") => Word::ChoiceBisection,
            ("tsumo_loss", "full") => Word::ChoiceFull,
            ("tsumo_loss", "equalize") => Word::ChoiceEqualize,
            ("tsumo_loss", "proportional") => Word::ChoiceProportional,
            ("tsumo_loss", "oya_pays") => Word::ChoiceOyaPays,
            ("tsumo_loss", "ko_pays") => Word::ChoiceKoPays,
            ("tsumo_loss", "plus_1000") => Word::ChoicePlus1000,
            ("tsumo_loss", "ron_reduced") => Word::ChoiceRonReduced,
            ("multiple_ron", "all") => Word::ChoiceAllWin,
            ("multiple_ron", "head_bump") => Word::ChoiceHeadBump,
            ("multiple_ron", "triple_abort") => Word::ChoiceTripleAbort,
            ("dead_wait", "noten") => Word::ChoiceDeadNoten,
            ("dead_wait", "tenpai") => Word::ChoiceDeadTenpai,
            ("sticks", "next_in_turn") => Word::ChoiceNextInTurn,
            ("sticks", "own_sticks") => Word::ChoiceOwnSticks,
            ("ties", "split") => Word::ChoiceTiesSplit,
            ("ties", "seat") => Word::ChoiceTiesSeat,
            ("end_sticks", "first") => Word::ChoiceEndFirst,
            ("end_sticks", "lost") => Word::ChoiceEndLost,
            ("rounding", "exact") => Word::ChoiceExact,
            ("rounding", "nearest") => Word::ChoiceNearest,
            ("rounding", "five_down") => Word::ChoiceFiveDown,
            (_, other) => {
                let yaku = Yaku::from_code(other);
                return yaku.map_or(other, |yaku| self.yaku(yaku)).to_owned();
            }
        };
        self.say(word).to_owned()
    }

    /// Names a value of a rule of the game, where it is one.
    fn game_choice(&self, id: &str, code: &str) -> Option<String> {
        let word = match (id, code) {
            ("length", "east") => Word::ChoiceEast,
            ("length", "half") => Word::ChoiceHalf,
            ("length", "full") => Word::ChoiceFullGame,
            ("bust" | "agari_yame" | "tenpai_yame", "off") => Word::ChoicePlaysOn,
            ("bust", "below") => Word::ChoiceBelowZero,
            ("bust", "at") => Word::ChoiceAtZero,
            ("agari_yame" | "tenpai_yame", "may") => Word::ChoiceMay,
            ("agari_yame" | "tenpai_yame", "must") => Word::ChoiceMust,
            ("dealer_stays", "win") => Word::ChoiceStaysWin,
            ("dealer_stays", "tenpai") => Word::ChoiceStaysTenpai,
            ("dealer_stays", "draw") => Word::ChoiceStaysDraw,
            ("dealer_stays", "never") => Word::ChoiceStaysNever,
            ("draw_honba", "keep") => Word::ChoiceHonbaKeep,
            ("draw_honba", "clear") => Word::ChoiceHonbaClear,
            ("aborts", code) => return Some(self.abort(Abort::from_code(code)?).to_owned()),
            ("abort_deal", "stays") => Word::ChoiceDealStays,
            ("abort_deal", "passes") => Word::ChoiceDealPasses,
            ("nagashi_deal", "draw") => Word::ChoiceNagashiDraw,
            ("nagashi_deal", "win") => Word::ChoiceNagashiWin,
            ("declaring_tile", "free") => Word::ChoiceStickFree,
            ("declaring_tile", "paid") => Word::ChoiceStickPaid,
            ("chombo", "mangan") => Word::ChoiceChomboMangan,
            ("chombo", code) => {
                let (way, points) = code.split_once(':')?;
                let word = match way {
                    "match" => Word::ChoiceChomboMatch,
                    _ => Word::ChoiceChomboEach,
                };
                return Some(self.fill(word, &[points.parse::<u32>().ok()?.into()]));
            }
            ("chombo_last", "redeal") => Word::ChoiceRedeal,
            ("chombo_last", "ends") => Word::ChoiceEnds,
            ("time", "finish") => Word::ChoiceFinish,
            ("time", "one_more") => Word::ChoiceOneMore,
            _ => return self.fan_choice(id, code).map(ToString::to_string),
        };
        Some(self.say(word).to_string())
    }

    /// Names a value of a rule of Chinese games, where it is one.
    fn fan_choice(&self, id: &str, code: &str) -> Option<&'static str> {
        let word = match (id, code) {
            ("special_self_draw", "self_drawn") => FanWord::ChoiceSelfDrawn,
            ("special_self_draw", "fully_concealed") => FanWord::ChoiceFullyConcealed,
            ("faan_table", "half_spicy") => FanWord::ChoiceHalfSpicy,
            ("faan_table", "full_spicy") => FanWord::ChoiceFullSpicy,
            ("faan_table", "laak") => FanWord::ChoiceLaak,
            ("faan_table", "hkma") => FanWord::ChoiceHkma,
            (_, "limit") => FanWord::ChoiceLimit,
            ("robbed_kong", "discard") => FanWord::ChoiceRobbedDiscard,
            ("robbed_kong", "shares") => FanWord::ChoiceRobbedShares,
            ("fourth_call", "drawn") => FanWord::ChoiceFourthDrawn,
            ("paying", "discarder") => FanWord::FactPaysOnce,
            ("paying", "full") => FanWord::FactPaysFull,
            ("paying", "half") => FanWord::FactPaysHalf,
            ("paying", "all") => FanWord::FactPaysAll,
            ("chow_pair", "number") => FanWord::ChoiceNumberPair,
            ("chow_pair", "any") => FanWord::ChoiceAnyPair,
            _ => return None,
        };
        Some(self.fan_word(word))
    }
}
