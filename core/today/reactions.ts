import { deadlineOf } from '../clocks/deadlines.ts';
import { post } from '../ground/letters.ts';
import { reaction } from '../ground/reaction.ts';

export const todayReactions = [
  reaction({
    name: 'today:remind',
    to: ['clocks.noticeDue'],
    async run(tx, { accountId, subject: { clockId } }) {
      if (accountId) await post(tx, { letter: 'turn-reminder', clockId, accountId }, 'product');
    },
  }),
  reaction({
    name: 'today:tell-lapse',
    to: ['clocks.lapsed'],
    async run(tx, event) {
      // Our own steps are late then, and go on.
      if (!event.accountId || deadlineOf(event.subject.kind).closesQuietly) return;
      const { clockId } = event.subject;
      await post(tx, { letter: 'turn-lapsed', clockId, side: 'owing' }, 'product');
      await post(tx, { letter: 'turn-lapsed', clockId, side: 'awaiting' }, 'product');
    },
  }),
];
