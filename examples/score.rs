use tensu::*;
fn main(){
  for a in std::env::args().skip(1) {
    for r in ["cheatsheet","ari_ari"] {
    let q: Question = a.parse().unwrap();
    match score(&q, Ruleset::by_id(r).unwrap()) {
      Ok(s) => println!("{r} {q}: han {:?} fu {:?}/{:?} {:?} ym {} total {} {:?} missed {:?} notes {:?} others {:?}", s.han, s.fu.as_ref().map(|f|f.raw), s.fu.as_ref().map(|f|f.rounded), s.limit, s.yakuman, s.total, s.awards.iter().map(|a|a.what.code()).collect::<Vec<_>>(), s.missed.iter().map(|m|(m.yaku.code(),(text::EN.why)(m.why))).collect::<Vec<_>>(), s.remarks, s.others.iter().map(|o|(o.points,o.lost)).collect::<Vec<_>>()),
      Err(e) => println!("{r} {q}: {e}"),
    }}
  }
}
