import * as calls from '#contract/letters/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { letterThings } from './things.ts';

/** The thing that each call of this module names. */
export const letterAccess = accessOf(calls, {
  getLetters: nothing,
  postLetterTry: letterThings.letter,
  deleteLetter: letterThings.letter,
});
