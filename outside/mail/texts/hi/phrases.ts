import { readersZone } from '../../readers-zone.ts';
import { shownName } from '../../shown-name.ts';

export function greeting(name: string): string {
  const shown = shownName(name);
  return shown ? `नमस्ते ${shown},` : 'नमस्ते,';
}

export const notYou =
  'अगर यह आपने नहीं किया, तो यह ईमेल अनदेखा किया जा सकता है: इसके बिना कोई आपका पता इस्तेमाल नहीं कर सकता।';

export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone }).format(moment);
}

export function day(moment: Date): string {
  return dayIn(moment, readersZone());
}
