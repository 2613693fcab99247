import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import { otherSide, type SessionState, type Side } from '#rules/mentoring/session-states.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import * as may from '#rules/mentorships/states.ts';
import { nameAlone } from '../applications/find-applicants.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { endedByFor } from '../mentoring/row.ts';
import { endWarningsOf, warningsOf } from '../mentoring/warnings-of.ts';
import type { FoundCheckIns, FoundMentorship, FoundOutcomes, FoundSessions } from './find-mentorship.ts';
import { factsOf, type PlanRow, planOf } from './row.ts';

type Shown = {
  side: Side;
  person: PersonRowBody | null;
  plans: PlanRow[];
  sessions: FoundSessions;
  checkIns: FoundCheckIns;
  outcomes: FoundOutcomes;
};

type Dues = Pick<
  FoundMentorship,
  | 'answer_due_at'
  | 'mentor_check_in_due_at'
  | 'mentee_check_in_due_at'
  | 'mentor_go_on_due_at'
  | 'mentee_go_on_due_at'
  | 'proposed_by'
>;

/** When the next step is due that the state of a mentorship waits for, and whether the reader owes it. */
export function turnOf(row: Dues, side: Side): { dueAt: string; isOwnTurn: boolean } {
  const { answer_due_at: answer } = row;
  if (answer) return { dueAt: isoDate(answer), isOwnTurn: row.proposed_by !== side };
  const owed = [row[`${side}_go_on_due_at`], row[`${side}_check_in_due_at`]].filter((due) => due !== null);
  const [own] = owed.toSorted((first, second) => first.getTime() - second.getTime());
  return own ? { dueAt: isoDate(own), isOwnTurn: true } : { dueAt: '', isOwnTurn: false };
}

export function presentMentorship(row: FoundMentorship, shown: Shown): MentorshipBody {
  const { side, person, plans } = shown;
  const facts = factsOf(row);
  const other = otherSide(side);
  const zones = { mentor: row.mentor_zone ?? 'Asia/Kolkata', mentee: row.mentee_zone ?? 'Asia/Kolkata' };
  const [present, ...earlier] = plans;
  if (!present) throw new Error('A mentorship has no plan.');
  const plan = planOf(present);
  const isOwnCheckIn = row.state === 'running' && row[`${side}_check_in_due_at`] !== null;
  const checkIns = shown.checkIns.map((one) => presentCheckIn(one, side));
  const turn = turnOf(row, side);
  const maySay = may.maySayReached(facts, row.now) && !row.is_apart;
  const reached = presentReached(row, shown);
  return {
    id: row.id,
    side,
    state: facts.state,
    topic: row.topic,
    dueAt: turn.dueAt,
    isOwnTurn: turn.isOwnTurn || (maySay && reached.own === ''),
    endsAt: isoDateOrEmpty(row.ends_at),
    isYoung: row.is_young,
    isReadAlong: row.is_read_along,
    // A mentor reads the first name of a mentee under 18, and nothing else.
    person:
      side === 'mentor' && row.young_name !== null ? nameAlone({ id: '', name: row.young_name }) : person,
    version: row.version,
    proposedBy: facts.proposedBy,
    proposedAt: isoDate(row.proposed_at),
    plan,
    earlier: earlier.map((before) => ({
      version: before.version,
      by: before.by_side as Side,
      ...planOf(before),
    })),
    warnings: may.mayAnswer(facts, side) ? warningsOf(goalsOf(plan)) : [],
    isFull: row.state === 'proposed' && row.is_full,
    begunAt: isoDateOrEmpty(row.begun_at),
    pausedUntil: isoDateOrEmpty(row.paused_until),
    sessions: shown.sessions.map((one) => ({
      id: one.id,
      startsAt: isoDate(one.starts_at),
      minutes: one.minutes,
      state: one.state as SessionState,
    })),
    checkIns,
    openCheckIn: isOwnCheckIn ? (checkIns.find(({ own }) => own.state === 'open')?.number ?? 0) : 0,
    checkInDueAt: isOwnCheckIn ? isoDateOrEmpty(row[`${side}_check_in_due_at`]) : '',
    goOn: row.go_on_at && {
      own: facts.goesOn[side],
      other: facts.goesOn[other],
      dueAt: isoDateOrEmpty(row[`${side}_go_on_due_at`]),
    },
    endedAt: isoDateOrEmpty(row.ended_at),
    endedBy: endedByFor(row, side),
    reason: row.reason,
    words: row.words,
    wordsWarnings: endWarningsOf(row, side),
    reached,
    conversationId: row.is_young ? '' : (row.conversation_id ?? ''),
    zones: { own: zones[side], other: zones[other] },
    can: {
      answer: may.mayAnswer(facts, side),
      counter: may.mayAnswer(facts, side) && !row.is_young,
      withdraw: may.mayWithdraw(facts, side),
      // Of a plan with a member under 18 the mentee books the sessions.
      book: may.mayBook(facts) && (!row.is_young || side === 'mentee'),
      pause: may.mayPause(facts),
      resume: may.mayResume(facts),
      end: may.mayEnd(facts),
      goOn: may.mayGoOn(facts, side),
      sayReached: maySay,
      report: row.mentor_id !== null && row.mentee_id !== null,
    },
  };
}

function goalsOf({ goals }: MentorshipBody['plan']): string {
  return goals.map(({ text, doneWhen }) => `${text}\n${doneWhen}`).join('\n');
}

function presentCheckIn(one: FoundCheckIns[number], side: Side): MentorshipBody['checkIns'][number] {
  const of = (whose: Side) => ({
    state: one[`${whose}_state`] as may.CheckInState,
    marks: (one[`${whose}_marks`] ?? []) as { mark: may.GoalMark; line: string }[],
  });
  return {
    number: one.number,
    openedAt: isoDate(one.opened_at),
    own: of(side),
    other: of(otherSide(side)),
  };
}

const dayMs = 86_400_000;

/** The other side's text is not read before both are in, or seven days have passed, and not after a block. */
function presentReached(row: FoundMentorship, { side, outcomes }: Shown): MentorshipBody['reached'] {
  const of = (whose: Side) => outcomes.find((one) => one.side === whose)?.text ?? '';
  const isShown = row.reached_at !== null && !row.is_apart;
  const isOver = row.state === 'completed' || row.state === 'ended';
  return {
    own: of(side),
    other: isShown ? of(otherSide(side)) : '',
    isShown,
    until:
      isOver && row.ended_at ? isoDate(new Date(row.ended_at.getTime() + limits.reachedDays * dayMs)) : '',
  };
}
