import { post } from '../ground/emails.ts';
import { record } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { isWaiting } from './policy.ts';

/** We are late with an answer: the person who waits for it reads so at once. */
export const rightsReactions = [
  reaction({
    name: 'rights:late',
    to: ['clocks.lapsed'],
    when: ({ kind }) => kind === 'rights_answer' || kind === 'content_complaint_answer',
    async run(tx, { subject: { subjectId: requestId } }) {
      const row = await tx
        .selectFrom('rights_requests')
        .select(['account_id', 'state'])
        .where('id', '=', requestId)
        .executeTakeFirst();
      if (!row || !isWaiting(row)) return;
      await post(tx, { letter: 'rights-late', requestId }, 'product');
      await record(tx, { name: 'rights.late', accountId: row.account_id, subject: { requestId } });
    },
  }),
];
