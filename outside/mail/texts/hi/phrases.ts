import type { Part } from '../../line-facts.ts';
import { readersZone } from '../../readers-zone.ts';
import { shownName } from '../../shown-name.ts';

export function greeting(name: string): string {
  const shown = shownName(name);
  return shown ? `नमस्ते ${shown},` : 'नमस्ते,';
}

/** The name of a project inside a sentence, where it may be shown. */
export const shownProject = (name: string) => shownName(name) || 'एक प्रोजेक्ट';

export const notYou =
  'अगर यह आपने नहीं किया, तो यह ईमेल अनदेखा किया जा सकता है: इसके बिना कोई आपका पता इस्तेमाल नहीं कर सकता।';

export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone }).format(moment);
}

export function day(moment: Date): string {
  return dayIn(moment, readersZone());
}

/** The name of a subject, which may be hidden, with its milestone, and the payment of it. */
export function withPart(thing: string, { milestone, payment, payments }: Part): string {
  const named = thing ? `${thing}, पड़ाव ${milestone}` : `पड़ाव ${milestone}`;
  return payment === 0 ? named : `${named}, ${payments} में से भुगतान ${payment}`;
}
