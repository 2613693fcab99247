import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

type Asked = { organisationId: string; accountId: string; askedBy: string | null; leaves: boolean };

/** Asks a member of the staff of a held organisation to own it, unless they have been asked already. */
export async function askToOwnOrganisation(
  tx: Tx,
  { organisationId, accountId, askedBy, leaves }: Asked,
): Promise<void> {
  const id = newId();
  const asked = await tx
    .insertInto('organisation_hand_overs')
    .values({ id, organisation_id: organisationId, account_id: accountId, asked_by: askedBy, leaves })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'account_id']).where('declined_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!asked) return;
  const kind = askedBy === null ? 'organisation_succession' : 'organisation_hand_over';
  await beginDeadline(tx, { kind, subjectId: id, owes: { accountId }, awaitedBy: askedBy });
  await record(tx, {
    name: 'organisations.ownerAsked',
    accountId,
    subject: { organisationId, askedBy: askedBy ?? undefined },
  });
}
