// Leads to the app with the hand that the query has (src/link.rs says which part of it that is). A step of its own in the browser's
// history would bring whoever goes back to the app once more.
const hand = location.search.slice(1).split("&").find((part) => /^\d/.test(part));
location.replace(hand ? `../#${hand}` : "../");
