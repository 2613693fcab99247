import type { IntroductionPurpose } from '#contract/collected.ts';
import type { IntroductionBody, IntroductionShownBody } from '#contract/introductions/shapes.ts';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import { type IntroductionSide, mayEnd } from '#rules/introductions/introduction-states.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { FoundIntroduction } from './find-introductions.ts';
import { warningsOfNote } from './warnings-of-note.ts';

/** The parts that rows of lists and pages share. */
export function presentStand(row: FoundIntroduction, side: IntroductionSide) {
  return {
    id: row.id,
    purpose: row.purpose as IntroductionPurpose,
    side,
    state: row.state,
    project: row.project_slug === null ? null : { slug: row.project_slug, name: row.project_name ?? '' },
    isToProject: row.to_kind === 'project',
    askedAt: isoDate(row.asked_at),
    endedAt: isoDateOrEmpty(row.ended_at),
    dueAt: row.state === 'asked' ? isoDateOrEmpty(row.due_at) : '',
    isOwnTurn: mayEnd(row.state, 'accepted', side),
  };
}

/** The account on the other side; null of a former member, and for the asker of a project. */
export function otherOf(row: FoundIntroduction, side: IntroductionSide): string | null {
  return side === 'asked' ? row.asker_id : row.asked_id;
}

type Shown = { side: IntroductionSide; person: PersonRowBody | null; shown: IntroductionShownBody };

/** Each side is warned of the words of the other one. */
export function presentIntroduction(
  row: FoundIntroduction,
  { side, person, shown }: Shown,
): IntroductionBody {
  const text = (written: string, by: IntroductionSide) => ({
    text: written,
    warnings: by === side ? [] : warningsOfNote(written),
  });
  return {
    ...presentStand(row, side),
    person,
    shown,
    note: text(row.note, 'asker'),
    reason: row.reason,
    words: text(row.words, 'asked'),
    conversationId: row.conversation_id ?? '',
    releasedBy: row.released_by === null ? '' : row.released_by === side ? 'own' : 'other',
    can: {
      answer: mayEnd(row.state, 'accepted', side),
      withdraw: mayEnd(row.state, 'withdrawn', side),
      report: otherWrote(row, side),
    },
  };
}

/** There is a text of the other side. */
function otherWrote(row: FoundIntroduction, side: IntroductionSide): boolean {
  if (side === 'asked') return row.asker_id !== null && row.note !== '';
  return row.answered_by !== null && row.words !== '';
}
