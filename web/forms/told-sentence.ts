import { faultTexts } from '#web/ground/texts/en/faults.ts';
import { toldFaultTexts } from '#web/ground/texts/en/told-faults.ts';
import { refusalSentence } from '../ground/texts/refusal-sentence.ts';
import type { Fault, PageFaultCode } from './outcome.ts';

const ofPages: Record<PageFaultCode, string> = { ...faultTexts, ...toldFaultTexts };

/** What a person reads for a fault that the server found. It is sent along, since scripts know few of the sentences. */
export function toldSentence({ code, ...values }: Fault): string {
  return isOfPage(code) ? ofPages[code] : refusalSentence(code, values);
}

function isOfPage(code: Fault['code']): code is PageFaultCode {
  return Object.hasOwn(ofPages, code);
}
