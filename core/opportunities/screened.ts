import type { ScreeningFinding } from '../screening/screen-text.ts';
import { screenText } from '../screening/screen-text.ts';
import type { Said } from './row.ts';

export type Finding = ScreeningFinding & { part: string };

/** The findings that hold the texts for review. Texts that were there before have been reviewed. */
export function findingsIn(said: Said, before: Said | null): Finding[] {
  const known = new Set(before ? textsOf(before).map(([, text]) => text) : []);
  return textsOf(said)
    .filter(([, text]) => !known.has(text))
    .flatMap(([part, text]) => screenText(text).map((finding) => ({ part, ...finding })));
}

function textsOf(said: Said): [part: string, text: string][] {
  const { title, wouldDo, wouldLearn, lookFor, trialTask, questions, skills, credit } = said;
  return [
    ...Object.entries({ title, wouldDo, wouldLearn, lookFor, trialTask }),
    ...questions.map((text): [string, string] => ['questions', text]),
    ...skills.map((text): [string, string] => ['skills', text]),
    ['credit', credit?.institution ?? ''],
  ];
}
