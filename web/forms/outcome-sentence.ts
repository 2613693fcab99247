import { isRefusalCode } from '#contract/collected.ts';
import { scriptErrors } from '#web/ground/texts/en/script-errors.ts';
import { refusalSentence } from '../ground/texts/refusal-sentence.ts';
import { fieldErrorSentences } from '../words.ts';
import type { Fault } from './outcome.ts';

const ofPages = { ...scriptErrors, ...fieldErrorSentences };

/** The sentence for an error that the server found. It is sent along, since scripts know few of the sentences. */
export function outcomeSentence({ code, ...values }: Fault): string {
  return isRefusalCode(code) ? refusalSentence(code, values) : ofPages[code];
}
