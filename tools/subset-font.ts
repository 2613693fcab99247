/**
 * Makes the small font files in web/ui/fonts from the full ones in node_modules.
 * Run it by hand after a new version of the font: node tools/subset-font.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const latin = new URL('../node_modules/@fontsource-variable/anek-latin/files/', import.meta.url);
const devanagari = new URL('../node_modules/@fontsource-variable/anek-devanagari/files/', import.meta.url);
const target = new URL('../web/ui/fonts/', import.meta.url);
const wght = { min: 400, max: 800 };

function charactersBetween(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

const everyday = `${charactersBetween(0x20, 0x7e)}–—‘’“”•…·©×→←−`;
const accented = charactersBetween(0xa1, 0xff).replace(/[·©×]/g, '');

async function make(name: string, from: string, characters: string, folder = latin) {
  const full = await readFile(new URL(from, folder));
  const small = await subsetFont(full, characters, { targetFormat: 'woff2', variationAxes: { wght } });
  await writeFile(new URL(name, target), small);
  console.log(`${name}: ${small.length} bytes`);
}

await make('anek-latin.woff2', 'anek-latin-latin-wght-normal.woff2', everyday);
await make('anek-latin-accented.woff2', 'anek-latin-latin-wght-normal.woff2', accented);
// Only the product's own name, for the page that explains it: the whole script is ninety times as large.
const name = 'सह आरम्भ सहारम्भ';
await make('anek-devanagari-name.woff2', 'anek-devanagari-devanagari-wght-normal.woff2', name, devanagari);
// The renderer of share pictures reads neither woff2 nor variable fonts.
const everything = await subsetFont(
  await readFile(new URL('anek-latin-latin-wght-normal.woff2', latin)),
  everyday + accented,
  { targetFormat: 'sfnt', variationAxes: { wght: 700 } },
);
await writeFile(new URL('anek-latin-bold.ttf', target), everything);
const deva = `${charactersBetween(0x900, 0x97f)} \u200c\u200d\u25cc`;
const names = await subsetFont(
  await readFile(new URL('anek-devanagari-devanagari-wght-normal.woff2', devanagari)),
  deva,
  { targetFormat: 'sfnt', variationAxes: { wght: 700 } },
);
await writeFile(new URL('anek-devanagari-bold.ttf', target), names);
// The letters of Hindi and Marathi today, with all conjuncts that the font makes of them: one file a weight.
const ofHindiAndMarathi =
  `ँंःअआइईउऊऋऍएऐऑओऔऽॐॲ${charactersBetween(0x915, 0x928)}ऩ${charactersBetween(0x92a, 0x930)}ऱलळ` +
  `वशषसह\u093c\u093e\u093f\u0940\u0941\u0942\u0943\u0944\u0945\u0947\u0948\u0949\u094b\u094c\u094d` +
  `${charactersBetween(0x958, 0x95f)}${charactersBetween(0x964, 0x970)}₹ \u00a0\u200c\u200d\u25cc`;
for (const weight of [400, 700]) {
  const full = await readFile(new URL('anek-devanagari-devanagari-wght-normal.woff2', devanagari));
  const variationAxes = { wght: weight };
  const small = await subsetFont(full, ofHindiAndMarathi, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`anek-devanagari-${weight}.woff2`, target), small);
  console.log(`anek-devanagari-${weight}.woff2: ${small.length} bytes`);
}
await make('anek-latin-rupee.woff2', 'anek-latin-latin-ext-wght-normal.woff2', '₹');
// The same for PDFs in the weight of running text; in Latin also the letters beyond western Europe, and the rupee.
async function makePlain(name: string, from: string, characters: string, folder = latin, weight = 400) {
  const full = await readFile(new URL(from, folder));
  const small = await subsetFont(full, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  await writeFile(new URL(name, target), small);
  console.log(`${name}: ${small.length} bytes`);
}

const extended = `${charactersBetween(0x100, 0x24f)}${charactersBetween(0x1e00, 0x1eff)}₹`;
// Yoruba and Igbo write their dots below with these, as Vietnamese does.
const dotted = `${charactersBetween(0x1ea0, 0x1ef1)}\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0329`;
await makePlain('anek-latin-regular.ttf', 'anek-latin-latin-wght-normal.woff2', everyday + accented);
for (const [weight, name] of [
  [400, 'regular'],
  [700, 'bold'],
] as const)
  for (const [part, file, characters] of [
    ['more', 'latin-ext', extended],
    ['dotted', 'vietnamese', dotted],
  ] as const)
    await makePlain(
      `anek-latin-${part}-${name}.ttf`,
      `anek-latin-${file}-wght-normal.woff2`,
      characters,
      latin,
      weight,
    );
await makePlain(
  'anek-devanagari-regular.ttf',
  'anek-devanagari-devanagari-wght-normal.woff2',
  deva,
  devanagari,
);
