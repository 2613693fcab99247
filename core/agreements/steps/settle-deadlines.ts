import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { endOfDay } from '#core/ground/zones/zoned.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { type DueStep, dueDeadlines, dueStepsOf, isOurs } from '#rules/agreements/due-steps.ts';
import type { Side } from '#rules/agreements/facts.ts';
import { deadlineRuleOf } from '../../deadlines/deadline-rules.ts';
import { isWaiting as isWaitingRow } from '../../deadlines/is-waiting.ts';
import { beginDeadline, type Moment } from '../../deadlines/steps/begin-deadline.ts';
import { endHeldDeadline, meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { passAwaited } from '../../deadlines/steps/pass-awaited.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import { setDeadlineLate } from '../../deadlines/steps/set-deadline-late.ts';
import { setDeadlineStopped } from '../../deadlines/steps/stop-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import type { Owner } from '../find-owners.ts';
import { subjectOfStep } from '../step-subject.ts';
import type { AgreementDeadline, HeldDeadline } from './held-deadline.ts';
import type { InForce } from './hold-in-force.ts';

type Deadline = AgreementDeadline & Partial<HeldDeadline>;

/**
 * Lets exactly those deadlines run or be late that the ledger asks for: meets those of the acting side, releases those no
 * longer owed, and assigns each to a member who can act. `waiting` are the held ones, if nothing can have changed them:
 * then all queries leave in one turn, together with the entries.
 */
export async function settleDeadlines(
  tx: Tx,
  held: InForce,
  by: Side = 'product',
  waiting: readonly HeldDeadline[] | null = null,
): Promise<void> {
  const due = dueStepsOf(held.state, held.entries);
  const known = waiting?.filter(({ kind }) => dueDeadlines.includes(kind)) ?? null;
  const deadlines: readonly Deadline[] =
    known && !mayHaveRunOut(held, due, known) ? known : await findDeadlines(tx, held.id, due);
  const isOwed = (deadline: Deadline) =>
    due.some((step) => isAbout(held, step)(deadline) && (!deadline.is_late || isSince(deadline, step)));
  const over = deadlines.filter((deadline) => isWaiting(deadline) && !isOwed(deadline));
  // Ending and beginning deadlines are about different steps, so neither waits for the other's answer.
  const settling = over.map((deadline) => () => end(tx, held, deadline, by));
  const hasRunOut = (step: DueStep) =>
    deadlines.some(
      (deadline) => isAbout(held, step)(deadline) && deadline.state === 'lapsed' && isSince(deadline, step),
    );
  for (const step of due) {
    const own = deadlines.filter(isAbout(held, step));
    if (step.after && !hasRunOut({ ...step, wait: step.after })) continue;
    settling.push(() => settleStep(tx, held, { step, own }));
  }
  await together(tx, settling);
}

const isAbout = ({ id }: InForce, step: DueStep) => {
  const subject = subjectOfStep(id, step.milestone, step.entry);
  return (deadline: Deadline) => deadline.kind === step.wait && deadline.subject_id === subject;
};

/** In its time or late. */
const isWaiting = ({ ended_at: endedAt, is_late: isLate }: Deadline) => endedAt === null || isLate;

/**
 * Whether a step is owed whose deadline has ended since then. It is not if the deadline still runs, or if the step has only
 * just become owed.
 */
function mayHaveRunOut(held: InForce, due: readonly DueStep[], waiting: readonly Deadline[]): boolean {
  const heldAt = held.heldAt.toISOString();
  const isThere = (step: DueStep) =>
    waiting.some(
      (deadline) => isAbout(held, step)(deadline) && (deadline.ended_at === null || isSince(deadline, step)),
    );
  return due.some((step) => step.after !== undefined || (step.from < heldAt && !isThere(step)));
}

/** All of an agreement that run or are late, and those that have ended about what is owed now: not those of everything that ever was. */
function findDeadlines(tx: Tx, id: string, due: readonly DueStep[]): Promise<AgreementDeadline[]> {
  const subjects = [...new Set(due.map((step) => subjectOfStep(id, step.milestone, step.entry)))];
  // "/" is the byte after ".": subjects between the two begin with the id and a dot.
  return select(tx, id, `${id}.`, `${id}/`, JSON.stringify(subjects));
}

/** Takes subjects as JSON, which the planner assumes to be long: with an array it would plan each length separately. */
const select = prepared<[string, string, string, string], AgreementDeadline>((tx, id, from, to, subjects) => {
  const statement = sql<AgreementDeadline>`
    select kind, subject_id, state, project_id, owed_by, ended_at, due_at, is_late from clocks
    where ${isWaitingRow} and (subject_id = ${id}
        or (subject_id collate "C" > ${from} and subject_id collate "C" < ${to}))
      and kind = any(${[...dueDeadlines]}::text[])
    union all
    select ended.* from json_array_elements_text(${subjects}::json) as wanted (subject)
    cross join lateral (
      select kind, subject_id, state, project_id, owed_by, ended_at, due_at, is_late from clocks
      where ended_at is not null and not is_late and subject_id = subject and kind = any(${[...dueDeadlines]}::text[])
      offset 0
    ) as ended
    order by ended_at`;
  return { compile: () => statement.compile(tx) };
});

/** Meets the deadline if the owing side acted in time; otherwise releases it, or clears its lateness. */
async function end(tx: Tx, { heldAt }: InForce, deadline: Deadline, by: Side) {
  const {
    id,
    kind,
    subject_id: subjectId,
    project_id: projectId,
    is_late: isLate,
    owed_by: owedBy,
  } = deadline;
  if (isLate) return setDeadlineLate(tx, { kind, subjectId, isLate: false });
  const owing: Side = isOurs(kind) ? 'administrator' : projectId === null ? 'contributor' : 'project';
  const isInTime = deadline.state === 'stopped' || deadline.due_at > heldAt;
  if (id !== undefined && (by !== owing || isInTime))
    return endHeldDeadline(tx, { id, kind, subjectId, owedBy }, by === owing ? 'met' : 'released');
  if (by !== owing || !(await meetDeadline(tx, kind, subjectId))) await releaseDeadline(tx, kind, subjectId);
}

type Settled = { step: DueStep; own: readonly Deadline[] };

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
    await passOn(tx, { step, deadline: open, account, owners });
    const { isStopped, keepsTime } = step;
    if ((open.state === 'stopped') !== isStopped)
      await setDeadlineStopped(tx, { kind, subjectId, isStopped, keepsTime });
    return;
  }
  const last = own.findLast((deadline) => isSince(deadline, step));
  if (last?.state === 'lapsed') {
    // A lapsed deadline does not begin again: a reaction or the other side does the next step.
    if (!deadlineRuleOf(kind).goesOnLate) return;
    const isLate = owes !== null && !step.isStopped;
    if (last.is_late !== isLate) await setDeadlineLate(tx, { kind, subjectId, isLate });
    if (isLate) await passOn(tx, { step, deadline: last, account, owners });
    return;
  }
  if (!owes) return;
  const until =
    last?.due_at ??
    namedEnd(step, moment.now) ??
    (step.untilDay && endOfDay(step.untilDay, held.state.document.zone));
  await beginDeadline(tx, {
    kind,
    subjectId,
    owes,
    awaitedBy: awaitedBy(held, step, owner),
    moment: { now: moment.now, zone: zoneOf(step, moment, first) },
    ...(until && { until }),
  });
  if (step.isStopped) await setDeadlineStopped(tx, { kind, subjectId, isStopped: true });
}

type Passed = { step: DueStep; deadline: Deadline; account: string | null; owners: readonly Owner[] };

/** It is owed by, and awaited by, those who are there. */
async function passOn(tx: Tx, { step, deadline, account, owners }: Passed): Promise<void> {
  const { kind, subject_id: subjectId } = deadline;
  if (step.owes !== 'administrator' && account && account !== deadline.owed_by)
    await passDeadline(tx, kind, subjectId, account);
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
  const delay = Math.max(0, now.getTime() - Date.parse(from));
  return new Date(Date.parse(untilAt) + delay);
}

/** The time zone of the owing member; null for our own steps. */
function zoneOf({ owes }: DueStep, contributor: Moment, owner: Owner | undefined): string | null {
  if (owes === 'administrator') return null;
  return owes === 'contributor' ? contributor.zone : (owner?.zone ?? null);
}

/** Whether it has ended since the entry that began the step. */
function isSince({ ended_at: endedAt }: Deadline, { from }: DueStep): boolean {
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
  { owes, wait: dueDeadline }: DueStep,
  accountId: string | null,
) {
  // Both sides see on their Today that evidence can be brought.
  if (dueDeadline === 'dispute_evidence') return { accountId: contributorId, projectId };
  if (owes === 'administrator') return 'us';
  if (owes === 'contributor')
    return accountId === null && !waitsForWord.includes(dueDeadline) ? null : { accountId };
  return { accountId, projectId };
}

const waitsForWord: readonly DueStep['wait'][] = [
  'payment_confirmation',
  'dispute_settlement',
  'cause_contest',
  'conversion_confirmation',
];
