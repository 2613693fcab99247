import type { NomineeRequestBody } from '#contract/nominees/calls.ts';
import type { NomineeCause, NomineeRefusal, NomineeState } from '#contract/nominees/limits.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { decidesAt } from './policy.ts';
import type { DueNomineeRow } from './request-row.ts';

/** As everyone reads it who may see it. */
export function presentTimes(row: DueNomineeRow) {
  const dueAt = row.state === 'waiting' ? row.due_at : null;
  return {
    $id: row.id,
    number: row.number,
    cause: row.cause as NomineeCause,
    state: row.state as NomineeState,
    askedAt: isoDate(row.asked_at),
    decidesAt: isoDate(decidesAt(row)),
    dueAt: isoDateOrEmpty(dueAt),
    isLate: dueAt !== null && dueAt <= row.now,
  };
}

/** As its sender reads it. */
export function presentToNominee(row: DueNomineeRow): NomineeRequestBody {
  const isGranted = row.state === 'granted';
  return {
    ...presentTimes(row),
    refusal: row.reason as NomineeRefusal | '',
    erasedAt: isGranted ? isoDateOrEmpty(row.leaves_at) : '',
    can: {
      withdraw: row.state === 'waiting' || isGranted,
      act: isGranted,
      erase: isGranted && row.leaves_at === null,
      keep: isGranted && row.erasing_since !== null && row.leaves_at !== null,
    },
  };
}
