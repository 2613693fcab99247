/** Small letters of other scripts that look like Latin ones, or whose capitals do; those they are read as stand below them. */
const foreign = 'авекмнорстухіјѕһԁԛԝгп' + 'αβεηικνορτυχωγζ' + 'ıɑɡո';
const latin = 'abekmhopctyxijshdqwrn' + 'abenikvoptuxwyz' + 'iagn';

const alike = new Map([...foreign].map((letter, at) => [letter, latin[at] ?? letter]));
const any = new RegExp(`[${foreign}]`, 'gu');

/** A text in lower case with Latin letters in place of Cyrillic, Greek and Armenian ones that look like them. */
export function latinLetters(text: string): string {
  return text.replace(any, (letter) => alike.get(letter) ?? letter);
}
