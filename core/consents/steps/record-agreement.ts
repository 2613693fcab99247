import type { TextName } from '#contract/consents/text-versions.ts';
import type { Tx } from '../../ground/events.ts';
import type { Reading } from '../words-read.ts';
import { recordReading } from './record-reading.ts';

const agreed = ['terms', 'privacy'] as const satisfies readonly TextName[];

/** Records the agreed version of the terms and of the privacy policy, with the language in which each was read, and the time. */
export async function recordAgreement(tx: Tx, accountId: string, reading: Reading): Promise<void> {
  for (const text of agreed)
    await recordReading(tx, { ...reading, accountId, document: text, text, given: true });
}
