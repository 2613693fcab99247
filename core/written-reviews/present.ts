import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { hostOf } from '#rules/mentoring/meeting-location.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import * as may from '#rules/written-reviews/review-states.ts';
import { nameAlone } from '../applications/find-applicants.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { menteeFiguresOf } from '../mentoring/present.ts';
import { endedByFor } from '../mentoring/row.ts';
import { endWarningsOf, warningsOf } from '../mentoring/warnings-of.ts';
import type { FoundFile, FoundReview } from './find-review.ts';
import { factsOf } from './row.ts';

type Shown = { side: Side; person: PersonRowBody | null; files: FoundFile[] };

/** The mentor owes each step with a deadline. */
export function turnOf(dueAt: Date | null, side: Side): { dueAt: string; isOwnTurn: boolean } {
  return { dueAt: isoDateOrEmpty(dueAt), isOwnTurn: dueAt !== null && side === 'mentor' };
}

export function presentReview(row: FoundReview, { side, person, files }: Shown): ReviewBody {
  const facts = factsOf(row);
  /** Its reader is warned of a text, and not its writer. */
  const text = (written: string, at: Date | null, writer: Side) =>
    at && { text: written, warnings: writer === side ? [] : warningsOf(written), at: isoDate(at) };
  const isYoung = side === 'mentor' ? row.reads_as_young : row.is_still_young;
  const filesOf = (whose: Side) => files.filter((file) => file.side === whose).map(presentFile);
  return {
    id: row.id,
    side,
    state: facts.state,
    work: row.work as ReviewedWork,
    topic: row.topic,
    ...turnOf(row.due_at, side),
    isYoung,
    person: isYoung && side === 'mentor' ? youngPerson(row.young_name) : person,
    question: {
      text: row.question,
      warnings: side === 'mentor' ? warningsOf(row.question) : [],
      at: isoDate(row.asked_at),
    },
    links: row.links.map((address) => ({ address, host: hostOf(address) })),
    files: filesOf('mentee'),
    answerFile: filesOf('mentor')[0] ?? null,
    project: row.project_slug === null ? null : { slug: row.project_slug, name: row.project_name ?? '' },
    answerDays: row.answer_days,
    acceptedAt: isoDateOrEmpty(row.accepted_at),
    answer: text(row.answer, row.answered_at, 'mentor'),
    questionBack: text(row.question_back, row.asked_back_at, 'mentee'),
    answerBack: text(row.answer_back, row.answered_back_at, 'mentor'),
    closesAt: isoDateOrEmpty(row.closing_due_at ?? row.closes_at),
    endedAt: isoDateOrEmpty(row.ended_at),
    endedBy: endedByFor(row, side),
    reason: row.reason,
    words: row.words,
    wordsWarnings: endWarningsOf(row, side),
    turnId: canGetTime(row, side) ? (row.due_id ?? '') : '',
    moreTime:
      row.extended_days === null ? null : { days: row.extended_days, reason: row.extension_reason ?? '' },
    figures: side === 'mentor' && !row.is_young ? menteeFiguresOf(row) : null,
    can: {
      decide: may.mayDecide(facts, side),
      withdraw: may.mayWithdraw(facts, side),
      cancel: may.mayCancel(facts),
      answer: may.mayAnswer(facts, side),
      askBack: may.mayAskBack(facts, side),
      answerBack: may.mayAnswerBack(facts, side),
      report: row.mentor_id !== null && row.mentee_id !== null,
    },
  };
}

/** A mentor reads the first name of a mentee under 18, and nothing else. */
function youngPerson(name: string): PersonRowBody {
  return nameAlone({ id: '', name });
}

function presentFile({ id, name, size }: FoundFile) {
  return { id, name, size };
}

/** The mentor gets more time once for the answer, before its deadline; not for that to a member under 18. */
function canGetTime(row: FoundReview, side: Side) {
  const { due_kind: kind, due_state: state, due_at: dueAt, now, is_still_young: isYoung } = row;
  return (
    !isYoung &&
    side === 'mentor' &&
    kind === 'review_due' &&
    state === 'running' &&
    dueAt !== null &&
    now < dueAt
  );
}
