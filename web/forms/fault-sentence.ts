import { faultTexts } from '#texts/faults.ts';
import { signUpRefusalTexts } from '#texts/sign-up-refusals.ts';
import type { Fault, OwnFaultCode } from './outcome.ts';

const own: Record<OwnFaultCode, string> = { ...faultTexts, ...signUpRefusalTexts };

/** What a person reads for a fault: in the server's words, or in those for what scripts find by themselves. */
export function faultSentence({ code, sentence }: Fault): string {
  return sentence ?? own[code as OwnFaultCode] ?? faultTexts.failed;
}
