import { faultTexts } from '#texts/faults.ts';
import { refusalTexts } from '#texts/refusals.ts';
import type { Fault } from './outcome.ts';

/** What a person reads for a fault. */
export function faultSentence({ code, ...values }: Fault): string {
  const sentence =
    code in refusalTexts
      ? refusalTexts[code as keyof typeof refusalTexts]
      : faultTexts[code as keyof typeof faultTexts];
  return typeof sentence === 'string' ? sentence : sentence(values);
}
