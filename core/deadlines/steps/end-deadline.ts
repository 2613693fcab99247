import { sql } from 'kysely';
import type { DeadlineKind } from '#contract/collected.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { shortDowntimeMs } from '../change-deadline.ts';
import { endedAs } from '../ended-as.ts';
import { isWaiting } from '../is-waiting.ts';
import { maySilenceCount } from '../may-silence-count.ts';

/**
 * Meets the deadline of a step. False if it has passed or already ended: then the caller must not make the step. If quiet,
 * the awaiting side learns of it later.
 * @throws Refusal `general_unavailable` when a downtime has not been given back yet
 */
export async function meetDeadline(
  tx: Tx,
  kind: DeadlineKind,
  subjectId: string,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<boolean> {
  if (await end(tx, 'met', kind, subjectId, isQuiet)) return true;
  if (await mayStillMove(tx, kind, subjectId)) throw new Refusal('general_unavailable', { seconds: 5 });
  return false;
}

/**
 * Whether it is too late for a step: its deadline has passed, lapsed or not. Where silence counts as a yes, a passed
 * deadline stays open while reminders are missing.
 * @throws Refusal `general_unavailable` when a downtime has not been given back yet
 */
export async function isTimeOver(tx: Tx, kind: DeadlineKind, subjectId: string): Promise<boolean> {
  const last = await tx
    .selectFrom('clocks')
    .select('state')
    .select(
      sql<boolean>`(state in ('running', 'extended') and due_at <= clock_timestamp() and ${maySilenceCount})`.as(
        'is_over',
      ),
    )
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.is_over) return last?.state === 'lapsed';
  if (await mayStillMove(tx, kind, subjectId)) throw new Refusal('general_unavailable', { seconds: 5 });
  return true;
}

/** Discloses the quiet answers about a subject to the side that awaited them. */
export async function tellAnswers(tx: Tx, subjectId: string): Promise<void> {
  await tx
    .updateTable('clocks')
    .set({ is_untold: false })
    .where('subject_id', '=', subjectId)
    .where('is_untold', '=', true)
    .execute();
}

/** Releases a deadline, running or late: no one owes the step any more. Does nothing if it has ended otherwise. */
export async function releaseDeadline(tx: Tx, kind: DeadlineKind, subjectId: string): Promise<void> {
  await end(tx, 'released', kind, subjectId);
}

type Held = { id: string; kind: DeadlineKind; subjectId: string; owedBy: string | null };

/** Ends a deadline that the caller has locked and knows to be open. The update and its event are sent together. */
export async function endHeldDeadline(
  tx: Tx,
  { id, kind, subjectId, owedBy }: Held,
  state: 'met' | 'released',
): Promise<void> {
  const subject = { clockId: id, kind, subjectId, isQuiet: false };
  const [ended] = await together(tx, [
    () => updateHeld(tx, state, id),
    () => record(tx, { name: 'clocks.ended', accountId: owedBy, subject }),
  ]);
  if (ended.length === 0) throw new Error('A clock that was held has ended by itself.');
}

const updateHeld = prepared((tx, state: 'met' | 'released', id: string) =>
  tx
    .updateTable('clocks')
    .set(endedAs(state))
    .set({ is_untold: false })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id'),
);

async function end(
  tx: Tx,
  state: 'met' | 'released',
  kind: DeadlineKind,
  subjectId: string,
  isQuiet = false,
): Promise<boolean> {
  const [ended] = await update(tx, state, kind, subjectId, isQuiet);
  if (!ended) return false;
  const subject = { clockId: ended.id, kind, subjectId, isQuiet };
  await record(tx, { name: 'clocks.ended', accountId: ended.owed_by, subject });
  return true;
}

const update = prepared(
  (tx, state: 'met' | 'released', kind: DeadlineKind, subjectId: string, isQuiet: boolean) =>
    tx
      .updateTable('clocks')
      .set(endedAs(state))
      .set({ is_untold: isQuiet })
      .where('kind', '=', kind)
      .where('subject_id', '=', subjectId)
      .where(isWaiting)
      .where((deadline) =>
        deadline.or([
          sql<boolean>`${state}::text = 'released'`,
          deadline('state', '=', sql.lit('stopped')),
          sql<boolean>`(ended_at is null and due_at > clock_timestamp())`,
        ]),
      )
      .returning(['id', 'owed_by']),
);

/** Whether an open deadline has passed only because no server was running, which the next heartbeat will give back. */
async function mayStillMove(tx: Tx, kind: DeadlineKind, subjectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('clocks')
    .innerJoin('heartbeats', (join) => join.onTrue())
    .select('clocks.id')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('clocks.ended_at', 'is', null)
    .where('beat_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${shortDowntimeMs / 1000})`)
    .executeTakeFirst();
  return found !== undefined;
}
