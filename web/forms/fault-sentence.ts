import { scriptErrors } from '#web/ground/texts/en/script-errors.ts';
import type { Fault } from './outcome.ts';

const own: Partial<Record<string, string>> = scriptErrors;

/** What a person reads for a fault: in the words it brings, or in those for what scripts find by themselves. */
export function faultSentence({ code, sentence }: Fault): string {
  return sentence ?? own[code] ?? scriptErrors.failed;
}
