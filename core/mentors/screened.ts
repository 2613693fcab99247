import type { MentorSaid } from '#contract/mentors/shapes.ts';
import { type ScreeningFinding, screenText } from '../screening/screen-text.ts';

export type Finding = ScreeningFinding & { part: string };

/** The findings that hold the texts for review. Texts that were there before have been reviewed. */
export function findingsIn(said: MentorSaid, before: MentorSaid | null): Finding[] {
  const known = new Set(before ? textsOf(before).map(([, text]) => text) : []);
  return textsOf(said)
    .filter(([, text]) => !known.has(text))
    .flatMap(([part, text]) => screenText(text).map((finding) => ({ part, ...finding })));
}

function textsOf({ helpWith, notHelpWith, bring }: MentorSaid): [part: string, text: string][] {
  return Object.entries({ helpWith, notHelpWith, bring });
}
