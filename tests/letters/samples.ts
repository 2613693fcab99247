import * as calls from '#contract/letters/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { letterThings } from './things.ts';

export const letterSamples = {
  access: accessOf(calls, {
    getLetters: nothing,
    postLetterTry: letterThings.letter,
    deleteLetter: letterThings.letter,
  }),
} satisfies ModuleSamples;
