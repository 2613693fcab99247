import { shownName } from './shown-name.ts';
import type { LineFacts } from './texts/words.ts';

/** The milestone of a subject, and which payment of how many; 0 where it is about none. */
export type Part = { milestone: number; payment: number; payments: number };

type Facts = { thing: string; person: string; parts?: readonly string[] } & Partial<Part>;

/** The facts of a line as an email may show them. `withPart` writes a subject with its milestone in the language of the email. */
export function lineFacts(
  { thing, person, parts = [], milestone = 0, payment = 0, payments = 0 }: Facts,
  unnamed: string,
  withPart: (thing: string, part: Part) => string,
): LineFacts {
  const named = shownName(thing) || unnamed;
  return {
    thing: milestone === 0 ? named : withPart(named, { milestone, payment, payments }),
    person: shownName(person),
    parts,
  };
}
