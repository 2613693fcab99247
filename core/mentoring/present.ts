import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { PersonRowBody } from '#contract/people/find-calls.ts';
import type { YoungLocation } from '#rules/mentoring/live-hours.ts';
import { hostOf, type LocationKind } from '#rules/mentoring/meeting-location.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import * as may from '#rules/mentoring/session-states.ts';
import { nameAlone } from '../applications/find-applicants.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { FoundFile, FoundMessage, FoundNote, FoundSession, FoundStep } from './find-session.ts';
import { endedByFor, endOf, factsOf } from './row.ts';
import { endWarningsOf, warningsOf } from './warnings-of.ts';

type Side = may.Side;
type Shown = {
  side: Side;
  person: PersonRowBody | null;
  notes: FoundNote[];
  steps: FoundStep[];
  files: FoundFile[];
  messages: FoundMessage[];
};

/** When the next step is due that the state of a session waits for, and whether the reader owes it. */
export function turnOf(
  row: Pick<FoundSession, 'answer_due_at' | 'move_due_at' | 'contest_due_at' | 'offered_by' | 'no_show'>,
  side: Side,
): { dueAt: string; isOwnTurn: boolean } {
  const { answer_due_at: answer, contest_due_at: contest, move_due_at: move } = row;
  if (answer) return { dueAt: isoDate(answer), isOwnTurn: side === 'mentor' };
  if (contest) return { dueAt: isoDate(contest), isOwnTurn: row.no_show === side };
  if (move) return { dueAt: isoDate(move), isOwnTurn: row.offered_by !== side };
  return { dueAt: '', isOwnTurn: false };
}

export function presentSession(
  row: FoundSession,
  { side, person, notes, steps, files, messages }: Shown,
): SessionBody {
  const facts = factsOf(row);
  const { now } = row;
  const other = may.otherSide(side);
  const zones = { mentor: row.mentor_zone ?? 'Asia/Kolkata', mentee: row.mentee_zone ?? 'Asia/Kolkata' };
  const isAgreed = row.confirmed_at !== null;
  const answers = may.answersOpen(facts, side, now);
  const turn = turnOf(row, side);
  return {
    id: row.id,
    side,
    state: facts.state,
    startsAt: isoDate(row.starts_at),
    endsAt: isoDate(endOf(row)),
    minutes: row.minutes,
    topic: row.topic,
    isYoung: row.is_young,
    isReadAlong: row.is_read_along,
    // A mentor reads the first name of a mentee under 18, and nothing else.
    person:
      side === 'mentor' && row.young_name !== null ? nameAlone({ id: '', name: row.young_name }) : person,
    dueAt: turn.dueAt,
    isOwnTurn: turn.isOwnTurn || answers.length > 0,
    question: row.question,
    warnings: side === 'mentor' ? warningsOf(row.question) : [],
    links: row.links,
    files,
    project: row.project_slug === null ? null : { slug: row.project_slug, name: row.project_name ?? '' },
    askedAt: isoDate(row.asked_at),
    confirmedAt: isoDateOrEmpty(row.confirmed_at),
    endedAt: isoDateOrEmpty(row.ended_at),
    endedBy: endedByFor(row, side),
    reason: row.reason,
    words: row.words,
    wordsWarnings: endWarningsOf(row, side),
    isLate: row.is_late,
    zones: { own: zones[side], other: zones[other] },
    location: presentLocation(row, side),
    meetingKind: row.is_young ? ((row.location_kind || 'written') as YoungLocation) : '',
    offer: row.offered_by
      ? {
          by: row.offered_by as Side,
          times: row.offered.map(isoDate),
          dueAt: isoDateOrEmpty(row.move_due_at),
        }
      : null,
    said: { own: facts.said[side], other: facts.said[other] },
    answers,
    claim: facts.claim,
    noShow: row.state === 'no_show' || facts.claim === 'open' ? (facts.noShow ?? '') : '',
    appeal: presentAppeal(row, side),
    conversationId: isAgreed && !row.is_young ? (row.conversation_id ?? '') : '',
    mentorshipId: row.mentorship_id ?? '',
    messages: messages.map(({ id, side: by, text, written_at: at }) => ({
      id,
      isOwn: by === side,
      text,
      warnings: by === side ? [] : warningsOf(text),
      at: isoDate(at),
    })),
    notes: presentNotes(notes, side),
    steps: steps.map((step) => presentStep(step, side, row.is_young)),
    thanks: presentThanks(row, side),
    figures: side === 'mentor' && !row.is_young ? menteeFiguresOf(row) : null,
    hasCalendarEntry: isAgreed,
    version: row.version,
    can: {
      answer: may.mayAnswer(facts, side, now),
      withdraw: may.mayWithdraw(facts, side),
      cancel: may.mayCancel(facts, now),
      move: may.mayMove(facts, side, now),
      answerMove: may.mayAnswerMove(facts, side, now),
      takeMoveBack: may.mayTakeMoveBack(facts, side),
      changeLocation: may.mayChangeLocation(facts, side, now),
      answerClaim: may.mayAnswerClaim(facts, side),
      appeal: row.appeal_outcome === null && may.mayAppeal(facts, side, now),
      write: row.is_young && may.mayWrite(facts, now),
      note: may.mayNote(facts),
      addStep: may.mayNote(facts) && steps.length < limits.steps,
      thank:
        !row.is_young &&
        side === 'mentee' &&
        row.state === 'took_place' &&
        row.thanks_id === null &&
        row.mentor_id !== null,
      proposeMentorship:
        !row.is_young && row.state === 'took_place' && row.offers_mentorship && row.mentee_id !== null,
      report: row.mentor_id !== null && row.mentee_id !== null,
    },
  };
}

/**
 * From the yes on, until it is erased, and not after a block. Before the start of a session of a plan, its link or place
 * may still be missing. The mentor alone reads the number of a guardian.
 */
function presentLocation(row: FoundSession, side: Side): SessionBody['location'] {
  const { location_kind: kind, caller, state, starts_at: startsAt, now, is_apart: isApart } = row;
  const isNumber = kind === 'phone' && row.is_read_along;
  const location = isNumber ? row.guardian_phone : row.location;
  if (
    isApart ||
    !row.is_live_shown ||
    kind === '' ||
    !['confirmed', 'took_place', 'not_held', 'no_show'].includes(state)
  )
    return null;
  const isOpen = state === 'confirmed' && now < startsAt;
  if (kind !== 'written' && location === '' && !isOpen) return null;
  return {
    kind: kind as LocationKind,
    text: isNumber && side !== 'mentor' ? '' : location,
    host: kind === 'link' && location !== '' ? hostOf(location) : '',
    caller: (caller ?? '') as Side | '',
  };
}

function presentAppeal(row: FoundSession, side: Side): SessionBody['appeal'] {
  const own = side === 'mentor' ? row.mentor_id : row.mentee_id;
  if (row.appeal_outcome === null || row.appealed_by !== own) return null;
  return {
    outcome: row.appeal_outcome as '' | 'granted' | 'refused',
    reason: row.appeal_reason ?? '',
    dueAt: isoDateOrEmpty(row.appeal_due_at),
  };
}

function presentNotes(notes: readonly FoundNote[], side: Side): SessionBody['notes'] {
  const find = (whose: Side, isPrivate: boolean) => {
    const found = notes.find((note) => note.side === whose && note.is_private === isPrivate);
    return { text: found?.text ?? '', version: found?.version ?? 0 };
  };
  return { own: find(side, false), other: find(may.otherSide(side), false).text, private: find(side, true) };
}

function presentStep(step: FoundStep, side: Side, isYoung: boolean): SessionBody['steps'][number] {
  return {
    id: step.id,
    text: step.text,
    who: step.who as Side,
    dueOn: step.due_on ?? '',
    isDone: step.done_at !== null,
    can: { tick: step.who === side, delete: step.by_side === side && !isYoung },
  };
}

function presentThanks(row: FoundSession, side: Side): SessionBody['thanks'] {
  const { thanks_id: id, thanks_text: text, thanks_state: state } = row;
  if (id === null || (side === 'mentor' && state === 'off')) return null;
  return { id, text: text ?? '', state: state as 'sent' | 'shown' | 'off' };
}

type StoredFigures = Pick<FoundSession, 'mentee_came' | 'mentee_of' | 'mentee_late'>;

/** From three sessions on. */
export function menteeFiguresOf(row: StoredFigures): SessionBody['figures'] {
  if ((row.mentee_of ?? 0) < limits.menteeFiguresFrom) return null;
  return { came: row.mentee_came ?? 0, of: row.mentee_of ?? 0, late: row.mentee_late ?? 0 };
}
