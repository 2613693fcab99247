import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { findCourting } from '#rules/text/courting.ts';
import { warningsOf } from '../mentoring/warnings-of.ts';

/** Why the reader of a note, or of the words of an answer, is warned: those of every text, and that it courts. */
export function warningsOfNote(text: string): IntroductionBody['note']['warnings'] {
  return [...warningsOf(text), ...(findCourting(text) === null ? [] : (['courts'] as const))];
}
