import { reportableMessage } from '../conversations/reportable.ts';
import { newId } from '../ground/ids.ts';
import { reaction } from '../ground/reaction.ts';
import { concernOfText } from './concern-of-text.ts';
import { hasOpenCase } from './has-open-case.ts';
import { joinCase } from './steps/join-case.ts';
import { keepRemoval } from './steps/keep-removal.ts';
import { reopenIdle, settleSuspension } from './steps/settle-suspension.ts';

export const caseReactions = [
  reaction({
    name: 'cases:keep-removal',
    to: ['opportunities.removed'],
    run: (tx, { accountId, subject }) => keepRemoval(tx, accountId, subject.opportunityId),
  }),
  reaction({
    name: 'cases:settle-suspension',
    to: ['proposals.ended'],
    run: (tx, { subject: { proposalId } }) => settleSuspension(tx, proposalId),
  }),
  reaction({
    name: 'cases:reopen-after-another',
    to: ['cases.decided'],
    run: (tx, { subject: { caseId } }) => reopenIdle(tx, { caseId }),
  }),
  reaction({
    name: 'cases:reopen-after-erasure',
    to: ['accounts.removed'],
    run: (tx) => reopenIdle(tx),
  }),
  reaction({
    name: 'cases:review-warned',
    to: ['messages.warned'],
    // Seals that one message, not the conversation. Its pictures are not copied, because no one has reported them.
    async run(tx, { subject: { messageId } }) {
      const thing = await reportableMessage.seal(tx, messageId);
      if (!thing || (await hasOpenCase(tx, 'message', messageId))) return;
      const concern = concernOfText(thing.parts.map(({ text }) => text).join('\n'));
      const report = { id: newId(), concern, words: '', by: 'us' } as const;
      await joinCase(tx, { kind: 'message', id: messageId }, report, { thing, pictures: [] });
    },
  }),
];
