import * as calls from '#contract/letters/calls.ts';
import { dropLetter } from '#core/letters/drop-letter.ts';
import { listLetters } from '#core/letters/list-letters.ts';
import { sendLetterAgain } from '#core/letters/send-letter-again.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminLetterEndpoints: Endpoint[] = [
  answer(calls.getLetters, ({ core, actor, params }) => listLetters(core, actor, { after: params.cursor })),

  answer(calls.postLetterTry, ({ core, actor, params }) => sendLetterAgain(core, actor, params.letterId)),

  answer(calls.deleteLetter, ({ core, actor, params }) => dropLetter(core, actor, params.letterId)),
];
