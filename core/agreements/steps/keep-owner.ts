import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { selectUnowned } from '../find-unowned.ts';

/** Whether an agreement of the held project would lose the last owner who can act for it. */
export async function isKeptByAgreement(
  tx: Tx,
  { accountId, projectId }: { accountId: string; projectId: string },
): Promise<boolean> {
  const unowned = await selectUnowned(tx, accountId).where('agreements.project_id', '=', projectId).execute();
  return unowned.length > 0;
}

/**
 * Whether a member who deletes their account leaves an agreement without an owner, and has not read what stays owed in it
 * now.
 */
export async function isOwedUnread(tx: Tx, accountId: string): Promise<boolean> {
  await holdOwnedProjects(tx, accountId);
  const ids = (await selectUnowned(tx, accountId).execute()).map(({ id }) => id);
  if (ids.length === 0) return false;
  const read = await tx
    .selectFrom('agreement_owed_reads')
    .select('agreement_id')
    .where('account_id', '=', accountId)
    .where('agreement_id', 'in', ids)
    .where(
      sql<boolean>`read_at >= coalesce((
        select max(at) from agreement_entries as entry
        where entry.agreement_id = agreement_owed_reads.agreement_id
      ), read_at)`,
    )
    .execute();
  return read.length < ids.length;
}

/** Two owners who go at the same moment come one after another. */
async function holdOwnedProjects(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', (query) =>
      query
        .selectFrom('project_members')
        .select('project_id')
        .where('account_id', '=', accountId)
        .where('is_owner', '=', true),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** An agreement stays as both have read it, so its project does too. */
export async function holdsAgreements(tx: Tx, projectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('agreements')
    .select('id')
    .where('project_id', '=', projectId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
