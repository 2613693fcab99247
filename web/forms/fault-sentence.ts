import { scriptErrors } from '#web/ground/texts/en/script-errors.ts';
import type { Fault } from './outcome.ts';

const own: Partial<Record<string, string>> = scriptErrors;

/** The sentence for a refusal or field error: its own, or the one for an error that scripts found. */
export function faultSentence({ code, sentence }: Fault): string {
  return sentence ?? own[code] ?? scriptErrors.failed;
}
