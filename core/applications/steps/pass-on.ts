import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { holdApplication } from './hold-application.ts';
import { settleDeadline } from './settle-deadline.ts';

/** The owners of a project have changed: each answer is owed by one who can give it. */
export async function passOn(tx: Tx, projectId: string): Promise<void> {
  await settleAll(tx, sql<boolean>`project_id = ${projectId}`);
}

/** An owner is there no more, or again. */
export async function passOnOwned(tx: Tx, accountId: string): Promise<void> {
  await settleAll(tx, ownedBy(accountId));
}

/** One of the two has blocked the other, or no longer does. */
export async function passOnBetween(tx: Tx, one: string, other: string): Promise<void> {
  await settleAll(
    tx,
    sql<boolean>`(account_id = ${one} and ${ownedBy(other)} or account_id = ${other} and ${ownedBy(one)})`,
  );
}

function ownedBy(accountId: string) {
  return sql<boolean>`project_id in (
    select project_id from project_members where account_id = ${accountId} and is_owner
  )`;
}

async function settleAll(tx: Tx, condition: ReturnType<typeof ownedBy>): Promise<void> {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where('ended_at', 'is', null)
    .where(condition)
    .orderBy('project_id')
    .orderBy('opportunity_id')
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    const held = await holdApplication(tx, id);
    if (held) await settleDeadline(tx, held.one);
  }
}
