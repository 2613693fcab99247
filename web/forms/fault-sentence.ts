import { faultTexts } from '#texts/faults.ts';
import { refusalSentence } from '../texts/refusal-sentence.ts';
import type { Fault, PageFaultCode } from './outcome.ts';

/** What a person reads for a fault. */
export function faultSentence({ code, ...values }: Fault): string {
  return isOfPage(code) ? faultTexts[code] : refusalSentence(code, values);
}

function isOfPage(code: Fault['code']): code is PageFaultCode {
  return code in faultTexts;
}
