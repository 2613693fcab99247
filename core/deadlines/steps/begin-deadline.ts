import type { DeadlineKind } from '#contract/collected.ts';
import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { nextReminderAt } from '../deadline-row.ts';
import { startDeadline, startDeadlineUntil } from '../deadline-rules.ts';
import { lapseJob } from '../lapse-job.ts';
import { indianWeek } from '../working-days.ts';

export type NewDeadline = {
  kind: DeadlineKind;
  /** The subject of the deadline. It has at most one open deadline of a kind. */
  subjectId: string;
  /**
   * The account that owes the next step; `us` for administrators. With a project all its owners owe it, and the account is
   * the owner who gets the reminders. Null if there is no such account any more; the time runs all the same.
   */
  owes: { accountId: string | null; projectId?: string } | 'us';
  /** The account that waits for the step, if a person does. */
  awaitedBy: string | null;
  /** For a kind whose deadline is a given moment. */
  until?: Date;
  /** It ends then at the latest: no night and no downtime moves it further. */
  latestAt?: Date;
  /** The awaiting side does not learn of it. */
  isQuiet?: boolean;
  /** The result of an earlier `momentOf` for the owing account, to save a query. */
  moment?: Moment;
};

/** When a transaction began, and the account's time zone, if it has one. */
export type Moment = { now: Date; zone: string | null };

/** Begins a deadline in the time zone of the account that owes the next step. Resolves to its end. */
export async function beginDeadline(
  tx: Tx,
  { kind, subjectId, owes, awaitedBy, until, latestAt, isQuiet, moment }: NewDeadline,
): Promise<Date> {
  const owedBy = owes === 'us' ? null : owes.accountId;
  const { now: beganAt, zone: own } = moment ?? (await momentOf(tx, owedBy));
  const zone = own ?? indianWeek.zone;
  const deadline = until
    ? startDeadlineUntil(until, beganAt, zone)
    : startDeadline(kind, beganAt, zone, indianWeek, latestAt);
  const id = newId();
  const projectId = owes === 'us' ? null : (owes.projectId ?? null);
  const reminderAt = nextReminderAt(deadline, kind, []);
  const subject = { clockId: id, kind, subjectId, isQuiet };
  await together(tx, [
    () =>
      insert(
        tx,
        id,
        kind,
        subjectId,
        owedBy,
        projectId,
        awaitedBy,
        deadline.zone,
        beganAt,
        deadline.dueAt,
        reminderAt,
        latestAt ?? null,
      ),
    () => record(tx, { name: 'clocks.began', accountId: owedBy, subject }),
  ]);
  return deadline.dueAt;
}

const insert = prepared(
  (
    tx,
    id: string,
    kind: string,
    subjectId: string,
    owedBy: string | null,
    projectId: string | null,
    awaitedBy: string | null,
    zone: string,
    beganAt: Date,
    dueAt: Date,
    reminderAt: Date | null,
    latestAt: Date | null,
  ) =>
    tx
      .with('begun', (with_) =>
        with_
          .insertInto('clocks')
          .values({
            id,
            kind,
            subject_id: subjectId,
            owed_by: owedBy,
            project_id: projectId,
            awaited_by: awaitedBy,
            zone,
            began_at: beganAt,
            due_at: dueAt,
            next_notice_at: reminderAt,
            latest_at: latestAt,
          })
          .returning('id'),
      )
      .selectFrom('begun')
      .select(lapseJob(id, dueAt).as('job')),
);

/** When the transaction began, and the time zone of the account that owes a step. */
export async function momentOf(tx: Tx, accountId: string | null): Promise<Moment> {
  const [row] = await findMoment(tx, accountId);
  if (!row) throw new Error('The database tells no time.');
  return row;
}

const findMoment = prepared((tx, accountId: string | null) =>
  tx.selectNoFrom((from) => [
    now.as('now'),
    from.selectFrom('standings').select('zone').where('account_id', '=', accountId).as('zone'),
  ]),
);
