import type { Tx } from '../../ground/events.ts';
import { recordConsent } from './record-consent.ts';

/** Ends marketing emails, if the member has asked for them. */
export function endMarketing(tx: Tx, accountId: string): Promise<void> {
  return recordConsent(tx, { accountId, document: 'marketing', given: false });
}
