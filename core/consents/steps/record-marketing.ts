import type { Tx } from '../../ground/events.ts';
import type { Reading } from '../words-read.ts';
import { recordReading } from './record-reading.ts';

/** Records the answer about marketing emails, with the version of its text. */
export function recordMarketing(
  tx: Tx,
  accountId: string,
  { given, language }: Reading & { given: boolean },
): Promise<void> {
  return recordReading(tx, { accountId, document: 'marketing', text: 'privacy', given, language });
}
