import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';
import { settleSuccession } from './settle-succession.ts';

/** A request to own an organisation had no answer: owners stay owners, and one without an owner asks the next member. */
export async function settleHandOver(tx: Tx, handOverId: string): Promise<void> {
  const asked = await tx
    .selectFrom('organisation_hand_overs')
    .select(['organisation_id', 'account_id', 'asked_by'])
    .where('id', '=', handOverId)
    .executeTakeFirst();
  if (!asked) return;
  const { organisation_id: organisationId, account_id: accountId } = asked;
  await tx.selectFrom('organisations').select('id').where('id', '=', organisationId).forUpdate().execute();
  const ended = await tx
    .updateTable('organisation_hand_overs')
    .set({ declined_at: now })
    .where('id', '=', handOverId)
    .where('declined_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  // An owner may ask the same member again.
  if (asked.asked_by !== null)
    await tx.deleteFrom('organisation_hand_overs').where('id', '=', handOverId).execute();
  await record(tx, { name: 'organisations.ownerUnasked', accountId, subject: { organisationId } });
  await settleSuccession(tx, organisationId);
}
