import type { Tx } from '../../ground/events.ts';

/**
 * Holds off what staff do about their organisation and its roster. They hold the organisation first, then rows, then memberships; a
 * member or a guardian who holds a row or a membership already would wait for them in the other direction.
 */
export async function holdOffStaff(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forKeyShare()
    .executeTakeFirst();
}

/** The same for the organisations of the memberships of an account, or of one of these. */
export async function holdOffStaffOf(
  tx: Tx,
  { accountId, membershipId }: { accountId: string; membershipId?: string },
): Promise<void> {
  const own = await tx
    .selectFrom('roster_memberships')
    .select('organisation_id')
    .where('account_id', '=', accountId)
    .$if(membershipId !== undefined, (query) => query.where('id', '=', membershipId ?? ''))
    .orderBy('organisation_id')
    .execute();
  for (const { organisation_id: organisationId } of own) await holdOffStaff(tx, organisationId);
}
