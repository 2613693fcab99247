import type { Core } from './core.ts';
import type { Tx } from './events.ts';
import { addJob } from './jobs.ts';

/** Who a sample is for. */
export type SamplePerson = { to: string; name: string; origin: string };

/** A kind of letter: what it has to say is looked up when it is written, so that the outbox holds keys, never secrets. */
export type LetterKind<Name extends string, Needs extends object, Facts extends { to: string }> = {
  name: Name;
  /** Null when the letter has lost its point: expired, used, or its account gone. */
  prepare(core: Core, needs: Needs): Promise<Facts | null>;
  /** It waits for the end of the recipient's quiet hours. Codes, safety, and replies to what somebody has just done do not. */
  keepsQuiet?: true;
  /** Told once the mail server has taken it. */
  handed?(core: Core, needs: Needs): Promise<void>;
  /** The name under which the version before posted it, as long as such letters may lie in the outbox. */
  formerly?: { name: string; needs(posted: Record<string, string>): Needs };
  /** What it may look like: one sample, or more where it has more than one face. */
  samples(person: SamplePerson): Facts[];
};

/** Declares a letter; the types of what it needs and says follow from `prepare`. */
export function letterKind<const Name extends string, Needs extends object, Facts extends { to: string }>(
  kind: LetterKind<Name, Needs, Facts>,
): LetterKind<Name, Needs, Facts> {
  return kind;
}

/** As a module lists it among others. */
export type AnyLetterKind = Omit<LetterKind<string, never, { to: string }>, 'formerly' | 'handed'> & {
  handed?(core: Core, needs: never): Promise<void>;
  formerly?: { name: string; needs(posted: Record<string, string>): object };
};

/** The part of `Letters` that one declaration adds. */
export type Named<Kind extends { name: string }> = { [Name in Kind['name']]: Kind };

/** Every kind of letter there is. Each adds itself where it is declared. */
export interface Letters extends Record<never, AnyLetterKind> {}

export type LetterName = keyof Letters;

/** What is posted of a letter. */
export type Letter = {
  [Name in LetterName]: { letter: Name } & Parameters<Letters[Name]['prepare']>[1];
}[LetterName];

/** What a letter of this name says. */
export type FactsOf<Name extends LetterName> = NonNullable<Awaited<ReturnType<Letters[Name]['prepare']>>>;

/**
 * By whose doing a letter is written, which decides how many a mailbox gets (`letter-caps.ts`). `page`: anybody may ask for
 * it on our pages. `known browser`: the same where the account has been logged in to before. `client`: anybody may ask for it by the
 * contract's calls. `owner`: it replies to what the owner of a proven mailbox has just done signed in. `product`: we have to tell it.
 * `product to anybody`: the same, to a mailbox that nobody has proven to be theirs: whoever names it causes such letters. `operator`:
 * to ourselves.
 */
export type Cause =
  | 'page'
  | 'known browser'
  | 'client'
  | 'owner'
  | 'product'
  | 'product to anybody'
  | 'operator';

/**
 * Puts a letter into the outbox within `tx`: it leaves if, and only if, the transaction commits and its mailbox has not had
 * as many letters as it may get.
 */
export async function post(tx: Tx, letter: Letter, cause: Cause): Promise<void> {
  await addJob(tx, 'send-letter', { ...letter, cause });
}
