//! Calls from a row of tiles: which of them belong together.

use tensu::{Meld, MeldKind, Tile, WrittenMeld};

/// Splits a row into melds, from its left to its right; backs are `None`. `None` if it is no row of melds.
pub(super) fn melds(row: &[Option<Tile>]) -> Option<Vec<WrittenMeld>> {
    if row.is_empty() {
        return Some(Vec::new());
    }
    [4, 3].into_iter().find_map(|size| {
        let (first, rest) = row.split_at_checked(size)?;
        let meld = meld(first)?;
        let mut all = melds(rest)?;
        all.insert(0, meld);
        Some(all)
    })
}

fn meld(row: &[Option<Tile>]) -> Option<WrittenMeld> {
    let mut tiles: Vec<Tile> = row.iter().flatten().copied().collect();
    tiles.sort_unstable();
    let kinds: &[MeldKind] = match (row, tiles.len()) {
        // A closed kan lies with backs at its ends.
        ([None, Some(_), Some(_), None], _) => {
            let plain = tiles.first()?.kind()?;
            tiles.extend([Tile::from(plain); 2]);
            &[MeldKind::Ankan]
        }
        (_, 4) => &[MeldKind::Minkan],
        (_, 3) if row.len() == 3 => &[MeldKind::Pon, MeldKind::Chi],
        _ => return None,
    };
    let kind = *kinds
        .iter()
        .find(|&&kind| Meld::new(kind, &tiles, None).is_ok())?;
    Some(WrittenMeld {
        kind,
        tiles,
        from: None,
    })
}

#[cfg(test)]
mod tests {
    use tensu::notation;

    use super::melds;

    /// Tiles with `_` for a back.
    fn check(row: &str, expected: Option<&str>) {
        let mut all = Vec::new();
        for part in row.split(' ').filter(|part| !part.is_empty()) {
            match part {
                "_" => all.push(None),
                tiles => all.extend(notation::tiles(tiles).expect("tiles").into_iter().map(Some)),
            }
        }
        let found = melds(&all);
        let text = found.map(|all| all.iter().map(notation::meld).collect::<Vec<_>>().join(" "));
        assert_eq!(text.as_deref(), expected, "{row}");
    }

    #[test]
    fn a_row_is_split_into_melds() {
        check("", Some(""));
        check("435m", Some("(345m)"));
        check("555z", Some("(555z)"));
        check("1111m234m", Some("(1111m) (234m)"));
        check("111m123m", Some("(111m) (123m)"));
        check("_ 77z _", Some("[7777z]"));
        check("_ 05p _ 234s", Some("[0555p] (234s)"));
        check("124m", None);
        check("11m", None);
        check("_ _ _", None);
    }
}
