import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { endOfDay } from '#core/ground/zones/zoned.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { type DueStep, dueStepsOf, dueWaits, isOurs } from '#rules/agreements/due-steps.ts';
import type { Side } from '#rules/agreements/facts.ts';
import { deadlineOf } from '../../clocks/deadlines.ts';
import { isWaiting as isWaitingRow } from '../../clocks/is-waiting.ts';
import { beginClock, type Moment } from '../../clocks/steps/begin-clock.ts';
import { endHeldClock, meetClock, releaseClock } from '../../clocks/steps/end-clock.ts';
import { passAwaited } from '../../clocks/steps/pass-awaited.ts';
import { passClock } from '../../clocks/steps/pass-clock.ts';
import { setClockLate } from '../../clocks/steps/set-clock-late.ts';
import { setClockStopped } from '../../clocks/steps/stop-clock.ts';
import type { Tx } from '../../ground/events.ts';
import type { Owner } from '../find-owners.ts';
import { subjectOfStep } from '../step-subject.ts';
import type { AgreementClock, HeldClock } from './held-clock.ts';
import type { InForce } from './hold-in-force.ts';

type Clock = AgreementClock & Partial<HeldClock>;

/**
 * Lets exactly those deadlines run or be late that the ledger asks for: meets those of the acting side, releases those no
 * longer owed, and assigns each to a member who can act. `waiting` are the held ones, if nothing can have changed them:
 * then all queries leave in one turn, together with the entries.
 */
export async function settleClocks(
  tx: Tx,
  held: InForce,
  by: Side = 'product',
  waiting: readonly HeldClock[] | null = null,
): Promise<void> {
  const due = dueStepsOf(held.state, held.entries);
  const known = waiting?.filter(({ kind }) => dueWaits.includes(kind)) ?? null;
  const clocks: readonly Clock[] =
    known && !mayHaveRunOut(held, due, known) ? known : await findClocks(tx, held.id, due);
  const isOwed = (clock: Clock) =>
    due.some((step) => isAbout(held, step)(clock) && (!clock.is_late || isSince(clock, step)));
  const over = clocks.filter((clock) => isWaiting(clock) && !isOwed(clock));
  // Ending and beginning deadlines are about different steps, so neither waits for the other's answer.
  const settling = over.map((clock) => () => end(tx, held, clock, by));
  const hasRunOut = (step: DueStep) =>
    clocks.some((clock) => isAbout(held, step)(clock) && clock.state === 'lapsed' && isSince(clock, step));
  for (const step of due) {
    const own = clocks.filter(isAbout(held, step));
    if (step.after && !hasRunOut({ ...step, wait: step.after })) continue;
    settling.push(() => settleStep(tx, held, { step, own }));
  }
  await together(tx, settling);
}

const isAbout = ({ id }: InForce, step: DueStep) => {
  const subject = subjectOfStep(id, step.milestone, step.entry);
  return (clock: Clock) => clock.kind === step.wait && clock.subject_id === subject;
};

/** In its time or late. */
const isWaiting = ({ ended_at: endedAt, is_late: isLate }: Clock) => endedAt === null || isLate;

/**
 * Whether a step is owed whose deadline has ended since then. It is not if the deadline still runs, or if the step has only
 * just become owed.
 */
function mayHaveRunOut(held: InForce, due: readonly DueStep[], waiting: readonly Clock[]): boolean {
  const heldAt = held.heldAt.toISOString();
  const isThere = (step: DueStep) =>
    waiting.some((clock) => isAbout(held, step)(clock) && (clock.ended_at === null || isSince(clock, step)));
  return due.some((step) => step.after !== undefined || (step.from < heldAt && !isThere(step)));
}

/** All of an agreement that run or are late, and those that have ended about what is owed now: not those of everything that ever was. */
function findClocks(tx: Tx, id: string, due: readonly DueStep[]): Promise<AgreementClock[]> {
  const subjects = [...new Set(due.map((step) => subjectOfStep(id, step.milestone, step.entry)))];
  // "/" is the byte after ".": subjects between the two begin with the id and a dot.
  return select(tx, id, `${id}.`, `${id}/`, JSON.stringify(subjects));
}

/** Takes subjects as JSON, which the planner assumes to be long: with an array it would plan each length separately. */
const select = prepared<[string, string, string, string], AgreementClock>((tx, id, from, to, subjects) => {
  const statement = sql<AgreementClock>`
    select kind, subject_id, state, project_id, owed_by, ended_at, due_at, is_late from clocks
    where ${isWaitingRow} and (subject_id = ${id}
        or (subject_id collate "C" > ${from} and subject_id collate "C" < ${to}))
      and kind = any(${[...dueWaits]}::text[])
    union all
    select ended.* from json_array_elements_text(${subjects}::json) as wanted (subject)
    cross join lateral (
      select kind, subject_id, state, project_id, owed_by, ended_at, due_at, is_late from clocks
      where ended_at is not null and not is_late and subject_id = subject and kind = any(${[...dueWaits]}::text[])
      offset 0
    ) as ended
    order by ended_at`;
  return { compile: () => statement.compile(tx) };
});

/** Meets the deadline if the owing side acted in time; otherwise releases it, or clears its lateness. */
async function end(tx: Tx, { heldAt }: InForce, clock: Clock, by: Side) {
  const { id, kind, subject_id: subjectId, project_id: projectId, is_late: isLate, owed_by: owedBy } = clock;
  if (isLate) return setClockLate(tx, { kind, subjectId, isLate: false });
  const owing: Side = isOurs(kind) ? 'administrator' : projectId === null ? 'contributor' : 'project';
  const isInTime = clock.state === 'stopped' || clock.due_at > heldAt;
  if (id !== undefined && (by !== owing || isInTime))
    return endHeldClock(tx, { id, kind, subjectId, owedBy }, by === owing ? 'met' : 'released');
  if (by !== owing || !(await meetClock(tx, kind, subjectId))) await releaseClock(tx, kind, subjectId);
}

type Settled = { step: DueStep; own: readonly Clock[] };

async function settleStep(tx: Tx, held: InForce, { step, own }: Settled): Promise<void> {
  const { owners, moment } = held;
  const subjectId = subjectOfStep(held.id, step.milestone, step.entry);
  const kind: DeadlineKind = step.wait;
  const [first] = owners;
  const owner = first?.id ?? null;
  const account = step.owes === 'contributor' ? held.contributor_id : owner;
  const owes = owedBy(held, step, account);
  const open = own.find(({ ended_at: endedAt }) => endedAt === null);
  if (open) {
    await passOn(tx, { step, clock: open, account, owners });
    const { isStopped, keepsTime } = step;
    if ((open.state === 'stopped') !== isStopped)
      await setClockStopped(tx, { kind, subjectId, isStopped, keepsTime });
    return;
  }
  const last = own.findLast((clock) => isSince(clock, step));
  if (last?.state === 'lapsed') {
    // A lapsed deadline does not begin again: a reaction or the other side does the next step.
    if (!deadlineOf(kind).goesOnLate) return;
    const isLate = owes !== null && !step.isStopped;
    if (last.is_late !== isLate) await setClockLate(tx, { kind, subjectId, isLate });
    if (isLate) await passOn(tx, { step, clock: last, account, owners });
    return;
  }
  if (!owes) return;
  const until =
    last?.due_at ??
    namedEnd(step, moment.now) ??
    (step.untilDay && endOfDay(step.untilDay, held.state.document.zone));
  await beginClock(tx, {
    kind,
    subjectId,
    owes,
    awaitedBy: awaitedBy(held, step, owner),
    moment: { now: moment.now, zone: zoneOf(step, moment, first) },
    ...(until && { until }),
  });
  if (step.isStopped) await setClockStopped(tx, { kind, subjectId, isStopped: true });
}

type Passed = { step: DueStep; clock: Clock; account: string | null; owners: readonly Owner[] };

/** It is owed by, and awaited by, those who are there. */
async function passOn(tx: Tx, { step, clock, account, owners }: Passed): Promise<void> {
  const { kind, subject_id: subjectId } = clock;
  if (step.owes !== 'administrator' && account && account !== clock.owed_by)
    await passClock(tx, kind, subjectId, account);
  if (step.owes === 'contributor')
    await passAwaited(
      tx,
      subjectId,
      owners.map(({ id }) => id),
    );
}

/** The end that the rules name, later by the time that passed before the deadline began, so that its full length is left. */
function namedEnd({ from, untilAt }: DueStep, now: Date): Date | undefined {
  if (untilAt === undefined) return undefined;
  const untold = Math.max(0, now.getTime() - Date.parse(from));
  return new Date(Date.parse(untilAt) + untold);
}

/** The time zone of the owing member; null for our own steps. */
function zoneOf({ owes }: DueStep, contributor: Moment, owner: Owner | undefined): string | null {
  if (owes === 'administrator') return null;
  return owes === 'contributor' ? contributor.zone : (owner?.zone ?? null);
}

/** Whether it has ended since the entry that began the step. */
function isSince({ ended_at: endedAt }: Clock, { from }: DueStep): boolean {
  return (endedAt?.toISOString() ?? '') > from;
}

/** Both sides await our own steps, so neither is named. Entries, and notifications that we are late, inform them. */
function awaitedBy({ contributor_id }: InForce, { owes }: DueStep, owner: string | null): string | null {
  if (owes === 'administrator') return null;
  return owes === 'project' ? contributor_id : owner;
}

/**
 * A deleted contributor owes nothing any more, but steps that only need their word go on and lapse as said, or as not said.
 * The project's time goes on even if no owner is left.
 */
function owedBy(
  { project_id: projectId, contributor_id: contributorId }: InForce,
  { owes, wait }: DueStep,
  accountId: string | null,
) {
  // Both sides see on their Today that evidence can be brought.
  if (wait === 'dispute_evidence') return { accountId: contributorId, projectId };
  if (owes === 'administrator') return 'us';
  if (owes === 'contributor')
    return accountId === null && !waitsForWord.includes(wait) ? null : { accountId };
  return { accountId, projectId };
}

const waitsForWord: readonly DueStep['wait'][] = [
  'payment_confirmation',
  'dispute_settlement',
  'cause_contest',
  'conversion_confirmation',
];
