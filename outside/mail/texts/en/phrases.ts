import type { Part } from '../../line-facts.ts';
import { readersZone } from '../../readers-zone.ts';
import { shownName } from '../../shown-name.ts';

export function greeting(name: string): string {
  const shown = shownName(name);
  return shown ? `Hello ${shown},` : 'Hello,';
}

/** The name of a project inside a sentence, where it may be shown. */
export const shownProject = (name: string) => shownName(name) || 'a project';

export const notYou =
  'If this was not you, you can ignore this email: without it no one can use your address.';

/** The day of a moment where its reader lives: 24 November 2026. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(moment);
}

export function day(moment: Date): string {
  return dayIn(moment, readersZone());
}

/** The name of a subject, which may be hidden, with its milestone, and the payment of it. */
export function withPart(thing: string, { milestone, payment, payments }: Part): string {
  const named = thing ? `${thing}, milestone ${milestone}` : `milestone ${milestone}`;
  return payment === 0 ? named : `${named}, payment ${payment} of ${payments}`;
}
