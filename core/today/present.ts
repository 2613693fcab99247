import type { TurnKind } from '#contract/collected.ts';
import { turnKinds } from '#contract/collected.ts';
import type { TurnBody } from '#contract/deadlines/calls.ts';
import { type DeadlineRow, deadlineOf } from '../deadlines/deadline-row.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { DeadlineDescription } from '../ground/deadline-description.ts';
import type { StepOfSide } from './open-steps.ts';
import { mayExtend } from './policy.ts';

/** Null for a kind that this version does not know, and for an ended one that a server of an earlier version has left late. */
export function presentTurn(
  row: DeadlineRow,
  accountId: string,
  described: DeadlineDescription | undefined,
): (TurnBody & { kind: TurnKind }) | null {
  if (!described || !isTurnKind(row.kind) || (row.is_late && described.isOver)) return null;
  return {
    $id: row.id,
    kind: row.kind,
    subjectId: row.subject_id,
    thing: described.thing,
    milestone: described.milestone ?? 0,
    payment: described.payment ?? 0,
    payments: described.payments ?? 0,
    person: described.person ?? '',
    slug: described.slug ?? '',
    beganAt: isoDate(row.began_at),
    dueAt: isoDate(row.due_at),
    extraDays: row.extended_days ?? 0,
    extraReason: row.extension_reason ?? '',
    can: { extend: !described.isFixed && mayExtend({ id: accountId }, row, deadlineOf(row)) },
  };
}

/** Null for a step that has gone meanwhile. It cannot be extended here: it has no deadline, or not one for a single side. */
export function presentStep(step: StepOfSide, described: DeadlineDescription | undefined): TurnBody | null {
  if (!described) return null;
  return {
    $id: `${step.kind}.${step.subject_id}`,
    kind: step.kind,
    subjectId: step.subject_id,
    thing: described.thing,
    milestone: described.milestone ?? 0,
    payment: described.payment ?? 0,
    payments: described.payments ?? 0,
    person: described.person ?? '',
    slug: described.slug ?? '',
    beganAt: isoDate(step.since),
    dueAt: isoDateOrEmpty(step.due_at),
    extraDays: 0,
    extraReason: '',
    can: { extend: false },
  };
}

function isTurnKind(kind: string): kind is TurnKind {
  return turnKinds.some((one) => one === kind);
}
