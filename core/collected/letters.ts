import type { Core } from '../ground/core.ts';
import type { AnyLetterKind, FactsOf, Letter, LetterName } from '../ground/letters.ts';
import { modules } from '../modules.ts';

const kinds = new Map<string, AnyLetterKind>(
  modules.flatMap(({ letters = [] }) => letters.map((kind) => [kind.name, kind])),
);

const former = new Map([...kinds.values()].map((kind) => [kind.formerly?.name, kind]));

/** All facts of an email, looked up when it is written. */
export type PreparedLetter = { [Name in LetterName]: { letter: Name } & FactsOf<Name> }[LetterName];

/** Looks up the facts of `letter`. Null when the email has become pointless. */
export async function prepareLetter(core: Core, letter: Letter): Promise<PreparedLetter | null> {
  const kind = kinds.get(letter.letter) ?? former.get(letter.letter);
  // It stays in the outbox for the newer version that has posted it.
  if (!kind) throw new Error(`This version knows no letter "${letter.letter}".`);
  const { formerly } = kind;
  const needs = formerly?.name === letter.letter ? formerly.needs({ ...letter }) : letter;
  const facts = await kind.prepare(core, needs as never);
  return facts && asPrepared(kind, facts);
}

/** Calls the email kind's `handed` once the mail server has taken an email. */
export async function noteHanded(core: Core, letter: Letter): Promise<void> {
  await kinds.get(letter.letter)?.handed?.(core, letter as never);
}

/** Whether emails of this kind are held until the recipient's quiet hours end. */
export function keepsQuiet({ letter }: Pick<PreparedLetter, 'letter'>): boolean {
  return kinds.get(letter)?.keepsQuiet === true;
}

/** Recipients of the samples, by the difficulty of the name. */
export const sampleNames = {
  short: 'Asha Sample',
  long: 'Venkatanarasimharajuvaripeta Subrahmanyam Sample-Rao',
  devanagari: 'नमुना शर्मा',
};

/** Samples of every kind of email, by its name. */
export function sampleLetters(name: string, origin: string): Map<string, PreparedLetter[]> {
  const person = { to: 'sample@saharambh.example', name, origin };
  return new Map(
    [...kinds].map(([name, kind]) => [name, kind.samples(person).map((facts) => asPrepared(kind, facts))]),
  );
}

/** The list of all kinds loses the type of the facts; the name restores it. */
function asPrepared({ name }: AnyLetterKind, facts: { to: string }): PreparedLetter {
  return { letter: name, ...facts } as PreparedLetter;
}
