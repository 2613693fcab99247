import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import { deadlineKinds, deadlineRules } from '#contract/collected.ts';
import type { TurnBody, TurnListBody } from '#contract/deadlines/calls.ts';
import { gathered } from '#db/gathered.ts';
import { sentApplications } from '../applications/starts.ts';
import { describeDeadlines } from '../deadlines/deadline-descriptions.ts';
import { isSomebodysTurn } from '../deadlines/is-waiting.ts';
import { waitingDeadlines } from '../deadlines/starts.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { ownedProjects } from '../projects/starts.ts';
import { findStarts } from './find-starts.ts';
import { describeSteps, partsFrom, type StepOfSide } from './open-steps.ts';
import { isOwedWithOthers } from './owed-with-others.ts';
import { presentStep, presentTurn } from './present.ts';
import { readFromStarts } from './read-from-starts.ts';

const most = 200;

/** A decline that is not sent yet: to the waiting applicant the deadline still looks open. */
function isMetUnnotified(accountId: string) {
  return sql<boolean>`clocks.id = any(array(
    select met.id from applications join lateral (
      select id from clocks
      where subject_id = applications.id and awaited_by = ${accountId} and state = 'met'
        and ended_at >= decline_at - make_interval(mins => ${applicationLimits.undoMinutes + 1})
      order by ended_at desc limit 1
    ) met on true
    where applications.account_id = ${accountId} and decline_at is not null
  ))`;
}

const answersToTeams = deadlineKinds.filter((kind) => deadlineRules[kind].answersTeam);

/** An answer to a team, for which a member who no longer has a seat as its owner does not wait. */
function isAwaitedWithoutSeat(accountId: string) {
  return sql<boolean>`(
    clocks.project_id is null and clocks.kind = any(${answersToTeams}) and not exists (
      select from applications join project_members using (project_id)
      where applications.id = clocks.subject_id and project_members.account_id = ${accountId} and is_owner
    )
  )`;
}

/** One query for both sides, because the first page that every member sees needs them. */
const select = gathered((db, accountId: string) =>
  db
    .selectFrom('clocks')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([
          row.or([
            row('owed_by', '=', accountId),
            row.and([row('awaited_by', '=', accountId), row.not(isAwaitedWithoutSeat(accountId))]),
          ]),
          isSomebodysTurn,
        ]),
        isOwedWithOthers(accountId),
        isMetUnnotified(accountId),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(most),
);

/** From where an account may have rows that `select` finds. */
const startsOfDeadlines = [waitingDeadlines, ownedProjects, sentApplications];

const readSteps = readFromStarts(
  (start) =>
    partsFrom(start).map(
      ({ kind, side, select: steps }) =>
        (accountId: string) =>
          sql`select ${sql.lit(kind)} as kind, ${sql.lit(side)} as side, subject_id, since, due_at
            from (${steps(accountId)}) as step`,
    ),
  (rows) => sql<StepOfSide>`select * from (${rows}) as step
    order by due_at nulls last, since, kind, subject_id limit ${sql.lit(most)}`,
);

/**
 * The steps that wait for the member, and those for which the member waits, by due time: late ones first, those without
 * a due time last.
 */
export async function listTurns(core: Pick<Core, 'db'>, member: Member): Promise<TurnListBody> {
  const { id } = member;
  const starts = await findStarts(core.db, id);
  const [rows, found] = await Promise.all([
    startsOfDeadlines.some((start) => starts.has(start)) ? select(core.db, id) : [],
    readSteps(core.db, id, starts),
  ]);
  const steps = found.sort(inOrder).slice(0, most);
  const [described, describedSteps] = await Promise.all([
    describeDeadlines(core.db, rows, member),
    describeSteps(core.db, steps, member),
  ]);
  const isAwaited = (row: (typeof rows)[number]) => row.awaited_by === id;
  const present = (some: typeof rows) => some.flatMap((row) => presentTurn(row, id, described(row)) ?? []);
  const stepsOn = (wanted: StepOfSide['side']) =>
    steps.flatMap((step) => (step.side === wanted ? (presentStep(step, describedSteps(step)) ?? []) : []));
  return {
    mine: [...present(rows.filter((row) => !isAwaited(row))), ...stepsOn('mine')].sort(byDueTime),
    others: [...present(rows.filter(isAwaited)), ...stepsOn('others')].sort(byDueTime),
  };
}

/** As each statement has them: those without a due time last. */
function inOrder(one: StepOfSide, other: StepOfSide): number {
  const timeOf = ({ due_at: dueAt }: StepOfSide) => (dueAt ? Number(dueAt) : Number.POSITIVE_INFINITY);
  const [due, later] = [timeOf(one), timeOf(other)];
  if (due !== later) return due < later ? -1 : 1;
  if (Number(one.since) !== Number(other.since)) return Number(one.since) - Number(other.since);
  if (one.kind !== other.kind) return one.kind < other.kind ? -1 : 1;
  return one.subject_id < other.subject_id ? -1 : 1;
}

function byDueTime(one: TurnBody, other: TurnBody): number {
  if (one.dueAt === other.dueAt) return 0;
  if (one.dueAt === '' || other.dueAt === '') return one.dueAt === '' ? 1 : -1;
  return one.dueAt < other.dueAt ? -1 : 1;
}
