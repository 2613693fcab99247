import type { Part } from '../../line-facts.ts';
import { readersZone } from '../../readers-zone.ts';
import { shownName } from '../../shown-name.ts';
import { aProject } from './names.ts';

export function greeting(name: string): string {
  const shown = shownName(name);
  return shown ? `नमस्कार ${shown},` : 'नमस्कार,';
}

/** The name of a project inside a sentence, where it may be shown. */
export const shownProject = (name: string) => shownName(name) || aProject;

export const notYou = 'हे तुम्ही केले नसेल, तर या ईमेलकडे दुर्लक्ष करू शकता: या ईमेलशिवाय कोणीही तुमचा पत्ता वापरू शकत नाही.';

export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('mr-IN-u-nu-latn', { dateStyle: 'long', timeZone }).format(moment);
}

export function day(moment: Date): string {
  return dayIn(moment, readersZone());
}

/** The name of a subject, which may be hidden, with its milestone, and the payment of it. */
export function withPart(thing: string, { milestone, payment, payments }: Part): string {
  const named = thing ? `${thing}, टप्पा ${milestone}` : `टप्पा ${milestone}`;
  return payment === 0 ? named : `${named}, ${payments} पैकी पेमेंट ${payment}`;
}
