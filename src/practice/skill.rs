//! What a player learns, kind by kind.

macro_rules! skills {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// What a task teaches: the kinds that go wrong are asked again.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Skill { $($(#[$doc])* $name,)* }

        impl Skill {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// An id, for who keeps them.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }
        }
    };
}

skills! {
    /// A closed hand won off a discard.
    MenzenRon = "menzen_ron",
    /// An open hand won off a discard.
    OpenRon = "open_ron",
    /// A self-draw.
    Tsumo = "tsumo",
    /// A run.
    Run = "run",
    /// A pair without value.
    PlainPair = "pair",
    /// A pair of dragons, of the seat's or of the round's wind.
    YakuhaiPair = "yakuhai_pair",
    /// A pair of the wind that is both.
    DoubleWindPair = "double_wind_pair",
    /// An open triplet of simples.
    Minkou = "minkou",
    /// An open triplet of terminals or honors.
    MinkouYaochuu = "minkou_yaochuu",
    /// A closed triplet of simples.
    Ankou = "ankou",
    /// A closed triplet of terminals or honors.
    AnkouYaochuu = "ankou_yaochuu",
    /// A triplet that is open only because the discard completed it.
    TripletByRon = "triplet_by_ron",
    /// An open kan of simples.
    Minkan = "minkan",
    /// An open kan of terminals or honors.
    MinkanYaochuu = "minkan_yaochuu",
    /// A closed kan of simples.
    Ankan = "ankan",
    /// A closed kan of terminals or honors.
    AnkanYaochuu = "ankan_yaochuu",
    /// A wait at both ends of a run.
    Ryanmen = "ryanmen",
    /// A wait on one of two pairs.
    Shanpon = "shanpon",
    /// A wait in the middle of a run.
    Kanchan = "kanchan",
    /// A wait at the inner end of a terminal run.
    Penchan = "penchan",
    /// A wait on the pair.
    Tanki = "tanki",
    /// The sum of the fu, rounded up.
    Sum = "sum",
    /// Hands with a flat number of fu: seven pairs, a self-drawn pinfu.
    Flat = "flat",
    /// All han.
    Han = "han",
    /// All points.
    Points = "points",
    /// Who pays what.
    Price = "price",
}

impl Skill {
    /// The skill with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|skill| skill.code() == code)
    }
}
