import type { Core } from '../ground/core.ts';
import type { AnyLetterKind, FactsOf, Letter, LetterName } from '../ground/letters.ts';
import { modules } from '../modules.ts';

const kinds = new Map<string, AnyLetterKind>(
  modules.flatMap(({ letters = [] }) => letters.map((kind) => [kind.name, kind])),
);

const former = new Map([...kinds.values()].map((kind) => [kind.formerly?.name, kind]));

/** All that a letter has to say, looked up at the moment it is written. */
export type PreparedLetter = { [Name in LetterName]: { letter: Name } & FactsOf<Name> }[LetterName];

/** Looks up what `letter` needs. Null when it has lost its point. */
export async function prepareLetter(core: Core, letter: Letter): Promise<PreparedLetter | null> {
  const kind = kinds.get(letter.letter) ?? former.get(letter.letter);
  // It stays in the outbox for a newer version of the program, which has posted it.
  if (!kind) throw new Error(`This version knows no letter "${letter.letter}".`);
  const { formerly } = kind;
  const needs = formerly?.name === letter.letter ? formerly.needs({ ...letter }) : letter;
  const facts = await kind.prepare(core, needs as never);
  return facts && asPrepared(kind, facts);
}

/** Told once the mail server has taken a letter, for those to whom it matters. */
export async function noteHanded(core: Core, letter: Letter): Promise<void> {
  await kinds.get(letter.letter)?.handed?.(core, letter as never);
}

/** Whether letters of this name wait for the end of the recipient's quiet hours. */
export function keepsQuiet({ letter }: Pick<PreparedLetter, 'letter'>): boolean {
  return kinds.get(letter)?.keepsQuiet === true;
}

/** Who the samples are for, by what is hard about the name. */
export const sampleNames = {
  short: 'Asha Sample',
  long: 'Venkatanarasimharajuvaripeta Subrahmanyam Sample-Rao',
  devanagari: 'नमुना शर्मा',
};

/** Samples of every kind of letter, by its name. */
export function sampleLetters(name: string, origin: string): Map<string, PreparedLetter[]> {
  const person = { to: 'sample@saharambh.example', name, origin };
  return new Map(
    [...kinds].map(([name, kind]) => [name, kind.samples(person).map((facts) => asPrepared(kind, facts))]),
  );
}

/** The type of a letter's facts is lost in the list of all, and known again by its name. */
function asPrepared({ name }: AnyLetterKind, facts: { to: string }): PreparedLetter {
  return { letter: name, ...facts } as PreparedLetter;
}
