import { sql } from 'kysely';
import type { RequestForAnother } from '#contract/nominees/request-for-another.ts';
import type { RequestKind } from '#contract/rights/limits.ts';
import type { Core } from '../../ground/core.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { linkSecretOf } from '../../ground/secrets.ts';
import { requestRows } from '../../rights/request-row.ts';
import { holdSender, receiveRequest } from '../../rights/steps/receive-request.ts';

type Said = {
  kind: RequestKind;
  words: string;
  email: string;
  mailbox: string;
  forAccountId: string;
  /** Of the page on which they asked. */
  language: string | null;
};

/**
 * Takes a numbered request of a person who acts for a member. The same words within an hour are one request.
 */
export async function receiveForAnother(
  tx: Tx,
  core: Core,
  { kind, words, email, mailbox, forAccountId, language }: Said,
): Promise<{ request: RequestForAnother; isNew: boolean }> {
  await holdSender(tx, mailbox);
  const earlier = await tx
    .selectFrom('rights_requests')
    .select('id')
    .where((row) => row.and({ mailbox, kind, words, for_account_id: forAccountId }))
    .where('state', '<>', 'withdrawn')
    .where('received_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirst();
  const id = earlier?.id ?? newId();
  const by = { email, mailbox, forAccountId, language };
  if (!earlier) await receiveRequest(tx, { id, kind, words, ...by });
  const row = await requestRows(tx).where('id', '=', id).executeTakeFirstOrThrow();
  return {
    request: {
      requestId: id,
      secret: linkSecretOf(core.key, 'rights', id),
      number: row.number,
      kind,
      dueAt: isoDateOrEmpty(row.due_at),
    },
    isNew: !earlier,
  };
}
