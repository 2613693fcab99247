/** The class of each letter of Devanagari. Signs of vowels and others that are not here have none. */
const classes = new Map<string, string>();
for (const [sound, letters] of [
  ['k', 'कखचछ'],
  ['g', 'गघजझ'],
  ['t', 'टठतथ'],
  ['d', 'डढदध'],
  ['p', 'पफ'],
  ['b', 'बभ'],
  ['r', 'रऋृ'],
  ['l', 'लळ'],
  ['s', 'शषस'],
  ['m', 'म'],
  ['n', 'नणञङ'],
  ['y', 'य'],
  ['v', 'व'],
  ['h', 'ह'],
  ['a', 'अआइईउऊएऐऍऑओऔॲ'],
] as const)
  for (const letter of letters) classes.set(letter, sound);

const latinClasses: Record<string, string> = {
  e: 'a',
  i: 'a',
  o: 'a',
  u: 'a',
  c: 'k',
  q: 'k',
  f: 'p',
  z: 'g',
  j: 'g',
  w: 'v',
};

export function isDevanagari(word: string): boolean {
  return /^[ऄ-हॲ][ऀ-ॣॲ]*$/.test(word);
}

/**
 * As `search_skeleton` of the database: the class of the word's first sound, and the classes of its later consonants
 * without nasals, aspiration, half-vowels and doubling. Null for a word that is neither Devanagari nor Latin.
 */
export function skeletonOf(word: string): string | null {
  const sounds = soundsOf(word);
  if (!sounds) return null;
  return (
    sounds.slice(0, 1) +
    sounds
      .slice(1)
      .replace(/[amnhyv]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

function soundsOf(word: string): string | null {
  if (isDevanagari(word)) {
    const letters = word.replaceAll('ंह', 'घ');
    return [...letters].map((letter) => classes.get(letter) ?? (isKept(letter) ? letter : '')).join('');
  }
  if (!/^[a-z]{2,24}$/.test(word)) return null;
  return word
    .replaceAll('tch', 'k')
    .replaceAll('dny', 'g')
    .replaceAll('tion', 's')
    .replaceAll('x', 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[eioucqfzjw]/g, (letter) => latinClasses[letter] ?? letter);
}

/** Letters that are rarer than the classes stay as they are. */
function isKept(letter: string): boolean {
  return !'ािीुूेैॅॉोौंः्'.includes(letter);
}
