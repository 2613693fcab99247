import { record, type Tx } from '../../ground/events.ts';
import { endHandOvers } from './end-hand-overs.ts';
import { settleOrganisation } from './settle-organisation.ts';

/** Takes an ending account out of all organisations. One that was never open goes with its last owner. */
export async function leaveOrganisations(tx: Tx, { id: accountId }: { id: string }): Promise<void> {
  const seats = await tx
    .selectFrom('organisation_staff')
    .select('organisation_id')
    .distinct()
    .where('account_id', '=', accountId)
    .orderBy('organisation_id')
    .execute();
  for (const { organisation_id: organisationId } of seats) {
    await tx.selectFrom('organisations').select('id').where('id', '=', organisationId).forUpdate().execute();
    await leaveOrganisation(tx, organisationId, accountId);
  }
}

/** Ends all roles of a member in a held organisation, with their address. */
export async function leaveOrganisation(
  tx: Tx,
  organisationId: string,
  accountId: string,
  removedBy?: string,
): Promise<void> {
  await endHandOvers(tx, organisationId, accountId);
  for (const table of ['organisation_removal_votes', 'organisation_staff', 'organisation_addresses'] as const)
    await tx
      .deleteFrom(table)
      .where('organisation_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .execute();
  await tx
    .deleteFrom('organisation_removal_votes')
    .where('organisation_id', '=', organisationId)
    .where('voted_by', '=', accountId)
    .execute();
  const unowned = await tx
    .deleteFrom('organisations')
    .where('id', '=', organisationId)
    .where('state', 'in', ['draft', 'in_review', 'returned', 'declined'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('organisation_staff')
            .select('account_id')
            .where('organisation_id', '=', organisationId)
            .where('role', '=', 'owner'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  const subject = { organisationId };
  if (unowned) return record(tx, { name: 'organisations.deleted', accountId, subject });
  await record(tx, { name: 'organisations.staffLeft', accountId, subject: { ...subject, removedBy } });
  await settleOrganisation(tx, organisationId);
}
