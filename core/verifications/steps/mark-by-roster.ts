import { sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import { now } from '#db/now.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

const ofRoster = { kind: 'student', way: 'roster' } as const;

/** Gives a held account the mark of a student, for an institution has it in its roster. One in force stays as it is. */
export async function markByRoster(tx: Tx, accountId: string): Promise<void> {
  const inForce = await tx
    .selectFrom('verifications')
    .select(['id', sql<boolean>`expires_at > now()`.as('holds')])
    .where('account_id', '=', accountId)
    .where('kind', '=', ofRoster.kind)
    .where('state', '=', 'verified')
    // Another roster may be ending it, or be giving one.
    .forUpdate()
    .executeTakeFirst();
  if (inForce?.holds) return;
  if (inForce)
    await tx
      .updateTable('verifications')
      .set({ state: 'expired', ended_at: now, version: sql<number>`version + 1` })
      .where('id', '=', inForce.id)
      .execute();
  const verificationId = newId();
  const given = await tx
    .insertInto('verifications')
    .values({
      id: verificationId,
      account_id: accountId,
      ...ofRoster,
      state: 'verified',
      submitted_at: now,
      decided_at: now,
      expires_at: sql<Date>`now() + make_interval(months => ${verificationTimes.months}::int)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!given) return;
  await record(tx, { name: 'verifications.changed', accountId, subject: { verificationId } });
}

/** Lets marks given by a roster hold on, before their end is announced: their members are still on it. */
export async function renewRosterMarks(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const renewed = await tx
    .updateTable('verifications')
    .set({
      expires_at: sql<Date>`now() + make_interval(months => ${verificationTimes.months}::int)`,
      reminded_at: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('state', '=', 'verified')
    .returning(['id', 'account_id'])
    .execute();
  for (const { id: verificationId, account_id: accountId } of renewed)
    await record(tx, { name: 'verifications.changed', accountId, subject: { verificationId } });
}

/** Holds the marks of these accounts until the transaction ends: no other roster gives or ends one meanwhile. */
export async function holdRosterMarks(tx: Tx, accountIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('verifications')
    .select('id')
    .where('account_id', '=', sql<string>`any(${accountIds}::text[])`)
    .where('kind', '=', ofRoster.kind)
    .where('state', '=', 'verified')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Ends marks given by a roster once the member is on no roster. */
export async function endRosterMarks(tx: Tx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  const ended = await tx
    .updateTable('verifications')
    .set({ state: 'expired', ended_at: now, version: sql<number>`version + 1` })
    .where('account_id', '=', sql<string>`any(${accountIds}::text[])`)
    .where('kind', '=', ofRoster.kind)
    .where('way', '=', ofRoster.way)
    .where('state', '=', 'verified')
    .returning(['id', 'account_id'])
    .execute();
  await together(
    tx,
    ended.map(
      ({ id: verificationId, account_id: accountId }) =>
        () =>
          record(tx, {
            name: 'verifications.changed',
            accountId,
            subject: { verificationId, what: 'ended' },
          }),
    ),
  );
}
