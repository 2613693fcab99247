import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { findMarketing } from './get-marketing.ts';
import { recordMarketing } from './steps/record-marketing.ts';

export const consentReactions = [
  reaction({
    name: 'consents:end-of-child',
    to: ['standings.childFound'],
    run: (tx, event) => endOfChild(tx, accountOf(event)),
  }),
];

/** Children get no marketing emails, even with a recorded consent. */
async function endOfChild(tx: Tx, accountId: string): Promise<void> {
  const last = await findMarketing(tx, accountId);
  if (!last?.given) return;
  await recordMarketing(tx, accountId, { given: false, language: last.language });
  const subject = { document: 'marketing' as const, given: false };
  await record(tx, { name: 'consents.changed', accountId, subject });
}
