import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';

export const verificationReactions = [
  reaction({
    name: 'verifications:remove-of-child',
    to: ['standings.childFound'],
    run: (tx, event) => removeOfChild(tx, accountOf(event)),
  }),
  reaction({
    name: 'verifications:tell-late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'verification_review',
    run: (tx, { subject }) => tellLate(tx, subject.subjectId),
  }),
];

/** Verification opens at 18. The sweep removes the bytes of a child's files. */
async function removeOfChild(tx: Tx, accountId: string): Promise<void> {
  if ((await holdStanding(tx, accountId))?.age === 'adult') return;
  await tx.deleteFrom('verifications').where('account_id', '=', accountId).execute();
}

/** Our lateness ends nothing; the page of the waiting member says that the review is late. */
async function tellLate(tx: Tx, subjectId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('verifications')
    .select('account_id')
    .where('id', '=', subjectId)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  if (!waiting) return;
  const subject = { verificationId: subjectId, what: 'late' as const };
  await record(tx, { name: 'verifications.changed', accountId: waiting.account_id, subject });
}
