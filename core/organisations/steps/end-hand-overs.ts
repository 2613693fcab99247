import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Ends the requests to own a held organisation: all open ones, or those to and by one member of its staff. */
export async function endHandOvers(tx: Tx, organisationId: string, ofAccount?: string): Promise<void> {
  const ended = await tx
    .deleteFrom('organisation_hand_overs')
    .where('organisation_id', '=', organisationId)
    .$if(ofAccount === undefined, (query) => query.where('declined_at', 'is', null))
    .$if(ofAccount !== undefined, (query) =>
      query.where((over) =>
        over.or([over('account_id', '=', ofAccount ?? ''), over('asked_by', '=', ofAccount ?? '')]),
      ),
    )
    .returning(['id', 'account_id', 'asked_by', 'declined_at'])
    .execute();
  for (const { id, account_id: accountId, asked_by: askedBy, declined_at: declinedAt } of ended) {
    if (declinedAt !== null) continue;
    await releaseDeadline(tx, askedBy === null ? 'organisation_succession' : 'organisation_hand_over', id);
    await record(tx, { name: 'organisations.ownerUnasked', accountId, subject: { organisationId } });
  }
}
