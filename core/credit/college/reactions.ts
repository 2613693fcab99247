import { record, type Tx } from '../../ground/events.ts';
import { reaction } from '../../ground/reaction.ts';
import { hasOpenAppeal } from './claim-rows.ts';

/** The consequences for claims that an institution has. */
export const collegeReactions = [
  reaction({
    name: 'credit:tell-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'claim_college',
    run: (tx, { subject }) => tellLate(tx, subject.subjectId),
  }),
];

/** The claim goes on late: its member learns of it. */
async function tellLate(tx: Tx, claimId: string): Promise<void> {
  const claim = await tx
    .selectFrom('credit_claims')
    .select(['state', 'account_id', 'appealed_at', 'appeal_decided_at'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  if (!claim || (claim.state !== 'college' && !hasOpenAppeal(claim))) return;
  await record(tx, { name: 'credit.late', accountId: claim.account_id, subject: { claimId } });
}
