import { isDevanagari } from './skeleton.ts';
import { endings, inherent, light, spellings, together } from './spellings.ts';

/** Whether a word of Devanagari and one of Latin letters are spellings of the same word. */
export function isSameAcrossScripts(one: string, other: string): boolean {
  if (isDevanagari(one) === isDevanagari(other)) return false;
  return isDevanagari(one) ? isSpelled(one, other) : isSpelled(other, one);
}

/**
 * Reads the Latin word sound by sound of the other one, and keeps all positions that the sounds so far may end at: no word takes
 * long.
 */
function isSpelled(devanagari: string, latin: string): boolean {
  const single = latin.replace(/([^aeiou])\1+/g, '$1');
  let ends = new Set([0]);
  for (const sound of soundsOf(devanagari)) {
    const next = new Set<number>();
    for (const at of ends)
      for (const spelling of sound) if (single.startsWith(spelling, at)) next.add(at + spelling.length);
    ends = next;
    if (ends.size === 0) return false;
  }
  return ends.has(single.length);
}

const most = 2000;
const known = new Map<string, string[][]>();

/** The Latin spellings of each sound of a word. */
function soundsOf(word: string): string[][] {
  const found = known.get(word);
  if (found) return found;
  if (known.size >= most) known.clear();
  const sounds: string[][] = [];
  for (let at = 0; at < word.length; ) {
    const [length, ...read] = soundOf(word, at);
    sounds.push(...read);
    at += length;
  }
  known.set(word, sounds);
  return sounds;
}

/** How many letters the sound at this position takes, and the spellings of it and of the vowel in it. */
function soundOf(word: string, at: number): [length: number, ...sounds: string[][]] {
  const rest = word.slice(at);
  for (const [letters, written] of together) {
    const length = letters.exec(rest)?.[0].length;
    if (length) return [length, written, ...inherentIn(rest, length)];
  }
  const letter = rest[0] ?? '';
  const after = rest.slice(1);
  // In the first syllable alone, "media" and "meter": later ones would take Patel for पाटील.
  if (letter === 'ी' && at === 1) return [1, [...(spellings.get(letter) ?? []), 'e']];
  const written = (after === '' ? endings.get(letter) : null) ?? spellings.get(letter) ?? [''];
  const isLight = light.some(([one, before]) => one === letter && before.includes(word[at - 1] ?? ' '));
  return [1, isLight ? ['', ...written] : written, ...inherentIn(rest, 1)];
}

/** The vowel that a consonant has unless a sign follows it, which Latin writes or not. */
function inherentIn(rest: string, length: number): string[][] {
  if (!/[क-ह]/.test(rest[length - 1] ?? '') || /^[ा-्]/.test(rest.slice(length))) return [];
  return [rest.length === length ? inherent.atEnd : inherent.within];
}
