import { sql } from 'kysely';
import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findOwnName } from '../find-own-name.ts';
import { isLike } from '../name-key.ts';
import { markStudent } from './mark-student.ts';

export type JoinedRow = { id: string; organisation_id: string; name: string };

/** @throws Refusal `roster_code_unknown` */
export async function holdRow(tx: Tx, rowId: string): Promise<JoinedRow> {
  const row = await tx
    .selectFrom('roster_rows')
    .select(['id', 'organisation_id', 'name'])
    .where('id', '=', rowId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('roster_code_unknown', { param: 'code' });
  return row;
}

/** The institutions that have the member as a student. */
export async function findOwn(tx: Tx, accountId: string) {
  return tx
    .selectFrom('roster_memberships')
    .select(['id', 'organisation_id', 'row_id'])
    .where('account_id', '=', accountId)
    .execute();
}

/** @throws Refusal `roster_joined_already`; `roster_memberships_full` */
export async function requireRoom(tx: Tx, accountId: string, organisationId: string): Promise<void> {
  const own = await findOwn(tx, accountId);
  if (own.some((one) => one.organisation_id === organisationId)) throw new Refusal('roster_joined_already');
  if (own.length >= limits.perMember) throw new Refusal('roster_memberships_full');
}

/**
 * An organisation as `holdOffStaff` holds it, so that it does not end meanwhile. Resolves to its kind.
 * @throws Refusal `organisation_not_active`
 */
export async function requireActive(tx: Tx, organisationId: string): Promise<string> {
  const organisation = await tx
    .selectFrom('organisations')
    .select(['state', 'kind'])
    .where('id', '=', organisationId)
    .executeTakeFirst();
  if (organisation?.state !== 'active') throw new Refusal('organisation_not_active');
  return organisation.kind;
}

/**
 * Uses the code of a held row up, and begins the membership. Of fifty members with one code one gets here first. A name unlike
 * the account's waits for a coordinator's yes.
 * @throws Refusal `roster_code_used`, also where the row has got another code than `codeId`
 */
export async function beginMembership(
  tx: Tx,
  accountId: string,
  row: JoinedRow,
  codeId?: string,
): Promise<string> {
  let code = tx
    .updateTable('roster_codes')
    .set({ used_at: now })
    .where('row_id', '=', row.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
  if (codeId !== undefined) code = code.where('id', '=', codeId);
  const used = await code.returning('id').executeTakeFirst();
  if (!used) throw new Refusal('roster_code_used', { param: 'code' });
  return begin(tx, accountId, row, !isLike(row.name, await findOwnName(tx, accountId)));
}

async function begin(
  tx: Tx,
  accountId: string,
  { id: rowId, organisation_id: organisationId }: JoinedRow,
  isUnlike: boolean,
): Promise<string> {
  const membershipId = newId();
  await tx
    .insertInto('roster_memberships')
    .values({
      id: membershipId,
      organisation_id: organisationId,
      row_id: rowId,
      account_id: accountId,
      state: isUnlike ? 'waiting' : 'member',
      joined_at: isUnlike ? null : now,
    })
    .execute();
  await tx
    .updateTable('roster_rows')
    .set({ unused_since: null, left_at: null, objected_at: null })
    .where('id', '=', rowId)
    .execute();
  const subject = { organisationId, membershipId };
  if (isUnlike) {
    await beginDeadline(tx, {
      kind: 'roster_name',
      subjectId: membershipId,
      owes: { accountId: null },
      awaitedBy: accountId,
    });
    await record(tx, { name: 'rosters.nameWaits', accountId, subject });
  } else {
    await markStudent(tx, accountId);
    await record(tx, { name: 'rosters.joined', accountId, subject: { ...subject, afterWaiting: false } });
  }
  return membershipId;
}
