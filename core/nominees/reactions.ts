import { holdAccount } from '../accounts/steps/hold-account.ts';
import { post } from '../ground/emails.ts';
import { accountOf } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { hasGivenSign, watchNoLonger } from '../sessions/steps/watch-account.ts';
import { endRequest } from './steps/end-request.ts';

export const nomineeReactions = [
  /** The member has given a sign: the request to act for them ends. */
  reaction({
    name: 'nominees:member-here',
    to: ['sessions.noticed'],
    async run(tx, event) {
      const accountId = accountOf(event);
      if (!(await holdAccount(tx, accountId)) || !(await hasGivenSign(tx, accountId))) return;
      const row = await tx
        .selectFrom('nominee_requests')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('state', 'in', ['waiting', 'granted'])
        .forUpdate()
        .executeTakeFirst();
      if (row) await endRequest(tx, row, 'ended');
      else await watchNoLonger(tx, accountId);
    },
  }),
  /** The account stays: an erasing that a guardian had begun is over, also where the child has ended it after their consent. */
  reaction({
    name: 'nominees:guardian-erasing-over',
    to: ['accounts.kept'],
    async run(tx, event) {
      const account = await holdAccount(tx, accountOf(event));
      if (account && !account.leaves_at)
        await tx.deleteFrom('guardian_erasures').where('account_id', '=', account.id).execute();
    },
  }),
  /** We are late with a decision: the person who waits for it reads so at once. */
  reaction({
    name: 'nominees:late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'nominee_decision',
    async run(tx, { subject: { subjectId: requestId } }) {
      const row = await tx
        .selectFrom('nominee_requests')
        .select('state')
        .where('id', '=', requestId)
        .executeTakeFirst();
      if (row?.state === 'waiting') await post(tx, { letter: 'nominee-state', requestId }, 'product');
    },
  }),
];
