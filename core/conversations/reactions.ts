import { record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { endRequest } from './steps/end-request.ts';

export const conversationReactions = [
  reaction({
    name: 'conversations:close-lapsed',
    to: ['clocks.lapsed'],
    async run(tx, { accountId, subject: { kind, subjectId } }) {
      if (kind === 'first_message') await closeLapsed(tx, accountId, subjectId);
    },
  }),
];

/** Nobody has answered: it closes quietly. */
async function closeLapsed(tx: Tx, accountId: string | null, conversationId: string): Promise<void> {
  const held = await tx
    .selectFrom('conversations')
    .select('state')
    .where('id', '=', conversationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (held?.state !== 'requested') return;
  await endRequest(tx, conversationId, 'lapsed');
  await record(tx, { name: 'conversations.lapsed', accountId, subject: { conversationId } });
}
