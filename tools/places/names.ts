import { plainName } from './sources.ts';

/** Former and later names of districts and cities, which neighbours in GeoNames' list would push out. */
const known: Record<string, string[]> = {
  Mumbai: ['Bombay'],
  'Mumbai City': ['Mumbai', 'मुंबई'],
  'Mumbai Suburban': ['मुंबई उपनगर'],
  Chennai: ['Madras'],
  Kolkata: ['Calcutta'],
  Bengaluru: ['Bangalore'],
  Pune: ['Poona'],
  Prayagraj: ['Allahabad'],
  Gurugram: ['Gurgaon'],
  Varanasi: ['Banaras', 'Benares', 'Kashi'],
  Thiruvananthapuram: ['Trivandrum'],
  Kochi: ['Cochin'],
  Kozhikode: ['Calicut'],
  Puducherry: ['Pondicherry'],
  Mysore: ['Mysuru'],
  Mangalore: ['Mangaluru'],
  Belgaum: ['Belagavi'],
  Vadodara: ['Baroda'],
  Nashik: ['Nasik'],
  'IN.16 Aurangabad': ['Chhatrapati Sambhajinagar', 'छत्रपती संभाजीनगर'],
  Osmanabad: ['Dharashiv', 'धाराशिव'],
  Ahmednagar: ['Ahilyanagar', 'अहिल्यानगर'],
  Ahmadnagar: ['Ahmednagar', 'Ahilyanagar', 'अहिल्यानगर'],
  Visakhapatnam: ['Vizag'],
  Thane: ['Thana'],
  Raigad: ['Raigarh', 'Alibag'],
  Lagos: ['Eko'],
  Coimbatore: ['Kovai'],
  Thoothukudi: ['Tuticorin'],
  Tiruchirappalli: ['Trichy'],
  Udhagamandalam: ['Ooty'],
  Alappuzha: ['Alleppey'],
  Kollam: ['Quilon'],
  Thrissur: ['Trichur'],
  Palakkad: ['Palghat'],
  Kannur: ['Cannanore'],
  Panaji: ['Panjim'],
  Guwahati: ['Gauhati'],
  Kanpur: ['Cawnpore'],
  Vijayawada: ['Bezawada'],
  Shivamogga: ['Shimoga'],
  Kalaburagi: ['Gulbarga'],
  Ballari: ['Bellary'],
  Vijayapura: ['Bijapur'],
  Tumakuru: ['Tumkur'],
  'Sekondi-Takoradi': ['Takoradi'],
};

const latin = /^[A-Za-zÀ-ž' .-]{3,24}$/;
const devanagari = /^[\p{Script=Devanagari}\p{M} ]{2,24}$/u;
/** "Pune city", "Pune district" and the like add nothing. */
const addition = /शहर|जिला|ज़िला|जिल्हा|नगरपालिका|तालुका|\b(?:city|district|town|division)\b/i;

/** At most three names in Devanagari and, by size, up to two Latin ones, each a real alternative. */
export function chooseNames(
  region: string,
  name: string,
  alternates: readonly string[],
  population: number,
): string[] {
  const most = population >= 100_000 ? 2 : 1;
  const inDevanagari = alternates
    .filter((other) => devanagari.test(other) && !addition.test(other))
    .toSorted((a, b) => Number(a.includes(' ')) - Number(b.includes(' ')) || a.length - b.length);
  const chosen: string[] = [];
  for (const other of alternates.map(plainName)) {
    if (chosen.length === most) break;
    if (!isLatinName(other) || other[0] !== name[0]) continue;
    if ([name, ...chosen].every((taken) => isDifferent(taken, other))) chosen.push(other);
  }
  const all = [...(known[`${region} ${name}`] ?? known[name] ?? []), ...chosen, ...inDevanagari.slice(0, 3)];
  return [...new Set(all)].filter((other) => other !== name);
}

/** Neither an airport's code nor a word-by-word transliteration. */
function isLatinName(text: string): boolean {
  const words = text.split(' ');
  return (
    latin.test(text) &&
    !/^[A-Z]{3}$/.test(text) &&
    !addition.test(text) &&
    words.every((word) => /^[A-Z]/.test(word))
  );
}

/** Further apart than one typing error, which the search forgives anyway. */
function isDifferent(a: string, b: string): boolean {
  const [x, y] = [a.toLowerCase().replace(/[^a-z]/g, ''), b.toLowerCase().replace(/[^a-z]/g, '')];
  if (x.startsWith(y) || y.startsWith(x)) return false;
  let shared = 0;
  while (shared < Math.min(x.length, y.length) && x[shared] === y[shared]) shared++;
  let end = 0;
  while (end < Math.min(x.length, y.length) - shared && x.at(-1 - end) === y.at(-1 - end)) end++;
  return Math.max(x.length, y.length) - shared - end > 1;
}
