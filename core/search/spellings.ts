import { rowsOf, valuesOf } from '#rules/lists/table.ts';

/** How Latin letters write each letter of Devanagari. A doubled consonant of either script counts as one. */
const letters = `
  क | k, kh, c, ck, q, qu, ch
  ख | k, kh, c, ckh
  ग | g, gh
  घ | g, gh
  ङ | n, ng
  च | ch, c, tch, chch
  छ | ch, chh, cch
  ज | j, jh, z, zh, g, dg
  झ | j, jh, z, zh
  ञ | n, ny, nj
  ट | t, th
  ठ | t, th
  ड | d, dh
  ढ | d, dh
  ण | n
  त | t, th
  थ | t, th
  द | d, dh
  ध | d, dh
  न | n
  प | p
  फ | f, p, ph
  ब | b, bh
  भ | b, bh
  म | m
  य | y, i
  र | r, rh
  ल | l, lh
  ळ | l, lh
  व | v, vh, w, wh, o, u
  श | s, sh, c, sc
  ष | s, sh, c
  स | s, sc, c
  ह | h
  अ | a, e, u, ea
  आ ा | a, aa, ah, aah
  इ ि | i, ii, e, ee, y
  ई | i, ii, e, ee, ea, ie, ei, y, ey
  ी | i, ii, ee, ea, ie, ei, y, ey
  उ ु | u, uu, o, ou, oo
  ऊ ू | u, uu, o, ou, oo, ow, ew, ue, ui
  ऋ ृ | r, ri, ru, re
  ए े | e, ee, a, ai, ay, ae, ei, ey, ea
  ऐ ै | ai, ay, aai, aay, e, ei, ey, a, y
  ऍ ॅ ॲ | a, e, ea
  ऑ ॉ | o, oh, ou, a, au, aw, eo
  ओ ो | o, oo, oa, ow, ou, oh, oe, au
  औ ौ | au, aw, av, ao, o, ou, ow
`;
/** Spellings at the end of a word, in place of those above: "Kale" is काळे, and "kala" is not. */
const atEnd = `
  े | e, ee, ey, eh, ay, ae
`;

export const spellings = read(letters);
/** A joined consonant is often written with a vowel after it: "Agarwal", "sales". */
spellings.set('्', ['', 'a', 'e']);
spellings.set('ं', ['', 'n', 'm']);
spellings.set('ः', ['', 'h']);
export const endings = read(atEnd);

function read(table: string): Map<string, string[]> {
  return new Map(
    rowsOf(table).flatMap(([signs = '', written]) =>
      signs.split(' ').map((sign) => [sign, valuesOf(written)] as const),
    ),
  );
}

/** Letters that are written together otherwise than one by one. */
export const together: readonly (readonly [RegExp, string[]])[] = [
  [/^(.)्(?=\1)/, ['']],
  [/^(?:क्(?=ख)|ग्(?=घ)|च्(?=छ)|ज्(?=झ)|ट्(?=ठ)|ड्(?=ढ)|त्(?=थ)|द्(?=ध)|प्(?=फ)|ब्(?=भ))/, ['']],
  [/^ज्ञ/, ['dny', 'dy', 'gy', 'gny', 'gn', 'jn', 'jny', 'g']],
  [/^गां?व$/, ['gav', 'gaav', 'ganv', 'gaanv', 'gaw', 'gaon', 'gaun', 'gaum', 'gaom']],
  [/^क्स/, ['ks', 'x', 'cs', 'c']],
  [/^क्ष/, ['ksh', 'ks', 'x', 'xh', 'csh', 'cs']],
  [/^श(?=न)/, ['tio', 'sio', 'shio', 'cia', 'sha', 'sa', 's', 'sh', 'she']],
  [/^ंह/, ['h', 'nh', 'gh', 'ngh']],
  [/^अॅ/, ['a', 'e', 'ea']],
  [
    /^[ाआ][इई]/,
    [
      'ai',
      'aai',
      'ay',
      'aay',
      'aee',
      'aaee',
      'aii',
      'ahi',
      'ayi',
      'aayi',
      'aie',
      'i',
      'ig',
      'igh',
      'ie',
      'y',
      'ei',
      'ey',
    ],
  ],
  [/^[ाआ]य/, ['ay', 'aay', 'ai', 'aai', 'ahy', 'i', 'y']],
  [/^[ाआ][उऊ]/, ['au', 'aau', 'aoo', 'aaoo', 'ao', 'aao', 'aw', 'avu', 'ahu', 'ou', 'ow', 'o']],
];

/** Letters that Latin leaves out after some others, or between them. */
export const light: readonly (readonly [letter: string, before: string])[] = [
  ['य', '्िीेैइईएऐ'],
  ['ह', '्'],
  ['व', 'ुूोौउऊओऔ'],
];

export const inherent = { within: ['', 'a', 'e', 'o', 'u', 'ea'], atEnd: ['', 'a', 'e'] };
