import { record, type Tx } from '../../ground/events.ts';
import { findMarketing } from '../get-marketing.ts';
import { recordMarketing } from './record-marketing.ts';

/** Ends marketing emails, if the member has asked for them. */
export async function endMarketing(tx: Tx, accountId: string): Promise<void> {
  const last = await findMarketing(tx, accountId);
  if (!last?.given) return;
  await recordMarketing(tx, accountId, { given: false });
  await record(tx, {
    name: 'consents.changed',
    accountId,
    subject: { document: 'marketing', given: false },
  });
}
