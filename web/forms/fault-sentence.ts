import { faultTexts } from '#web/ground/texts/en/faults.ts';
import type { Fault, OwnFaultCode } from './outcome.ts';

const own: Record<OwnFaultCode, string> = faultTexts;

/** What a person reads for a fault: in the words it brings, or in those for what scripts find by themselves. */
export function faultSentence({ code, sentence }: Fault): string {
  return sentence ?? own[code as OwnFaultCode] ?? faultTexts.failed;
}
