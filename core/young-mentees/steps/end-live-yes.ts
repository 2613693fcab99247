import { now } from '#db/now.ts';
import { recordConsent } from '../../consents/steps/record-consent.ts';
import type { Reading } from '../../consents/words-read.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Ends the guardian’s yes to live sessions, by its own or with that to written mentoring. A second end changes nothing. */
export async function endLiveYes(tx: Tx, accountId: string, { language }: Reading = {}): Promise<void> {
  const ended = await tx
    .updateTable('guardian_live_sessions')
    .set({ withdrawn_at: now })
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .returning('statement_version')
    .executeTakeFirst();
  if (!ended) return;
  await recordConsent(tx, {
    accountId,
    document: 'guardian_live',
    given: false,
    version: ended.statement_version,
    language,
  });
  await record(tx, { name: 'youngMentees.liveChanged', accountId, subject: { isGiven: false } });
}
