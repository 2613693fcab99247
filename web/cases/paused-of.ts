import type { StandingBody } from '#contract/standings/calls.ts';
import { pausedTexts as texts } from '#web/cases/texts/en/reports.ts';
import type { Paused } from './member/paused-note.tsx';

/** The words of the note on Today, sent along by the server: few members ever read them. */
export function pausedOf({ until, reason, caseId }: StandingBody['pause']): Paused | null {
  if (!until) return null;
  return {
    caseId,
    title: texts.title,
    until: texts.until(until),
    reason: `${texts.reason} ${reason}`,
    more: texts.more,
  };
}
