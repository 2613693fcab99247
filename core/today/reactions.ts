import { deadlineRuleOf } from '../deadlines/deadline-rules.ts';
import { post } from '../ground/emails.ts';
import { reaction } from '../ground/reaction.ts';

export const todayReactions = [
  reaction({
    name: 'today:remind',
    to: ['clocks.noticeDue'],
    async run(tx, { accountId, subject: { clockId: deadlineId } }) {
      if (accountId) await post(tx, { letter: 'turn-reminder', clockId: deadlineId, accountId }, 'product');
    },
  }),
  reaction({
    name: 'today:tell-lapse',
    to: ['clocks.lapsed'],
    async run(tx, event) {
      // Our own steps are late then, and go on.
      if (!event.accountId || deadlineRuleOf(event.subject.kind).closesQuietly) return;
      const { clockId: deadlineId } = event.subject;
      await post(tx, { letter: 'turn-lapsed', clockId: deadlineId, side: 'owing' }, 'product');
      await post(tx, { letter: 'turn-lapsed', clockId: deadlineId, side: 'awaiting' }, 'product');
    },
  }),
];
