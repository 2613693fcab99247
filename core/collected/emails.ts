import type { Core } from '../ground/core.ts';
import type { AnyEmailKind, Email, EmailName, FactsOf } from '../ground/emails.ts';
import { modules } from '../modules.ts';

const kinds = new Map<string, AnyEmailKind>(
  modules.flatMap(({ emails = [] }) => emails.map((kind) => [kind.name, kind])),
);

const former = new Map([...kinds.values()].map((kind) => [kind.formerly?.name, kind]));

/** All facts of an email, looked up when it is written. */
export type PreparedEmail = { [Name in EmailName]: { letter: Name } & FactsOf<Name> }[EmailName];

/** Looks up the facts of `letter`. Null when the email has become pointless. */
export async function prepareEmail(core: Core, email: Email): Promise<PreparedEmail | null> {
  const kind = kinds.get(email.letter) ?? former.get(email.letter);
  // It stays in the outbox for the newer version that has posted it.
  if (!kind) throw new Error(`This version knows no letter "${email.letter}".`);
  const { formerly } = kind;
  const needs = formerly?.name === email.letter ? formerly.needs({ ...email }) : email;
  const facts = await kind.prepare(core, needs as never);
  return facts && asPrepared(kind, facts);
}

/** Calls the email kind's `handed` once the mail server has taken an email. */
export async function noteHanded(core: Core, email: Email): Promise<void> {
  await kinds.get(email.letter)?.handed?.(core, email as never);
}

/** Whether this email is held until the recipient's quiet hours end. */
export function keepsQuiet(email: PreparedEmail): boolean {
  const kind = kinds.get(email.letter);
  return kind?.keepsQuiet === true && !kind.cannotWait?.(email);
}

/** Recipients of the samples, by the difficulty of the name. */
export const sampleNames = {
  short: 'Asha Sample',
  long: 'Venkatanarasimharajuvaripeta Subrahmanyam Sample-Rao',
  devanagari: 'नमुना शर्मा',
};

/** Samples of every kind of email, by its name. */
export function sampleEmails(name: string, origin: string): Map<string, PreparedEmail[]> {
  const person = { to: 'sample@saharambh.example', name, origin };
  return new Map(
    [...kinds].map(([name, kind]) => [name, kind.samples(person).map((facts) => asPrepared(kind, facts))]),
  );
}

/** The list of all kinds loses the type of the facts; the name restores it. */
function asPrepared({ name }: AnyEmailKind, facts: { to: string }): PreparedEmail {
  return { letter: name, ...facts } as PreparedEmail;
}
