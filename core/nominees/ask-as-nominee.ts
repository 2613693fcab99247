import type { RequestForAnother } from '#contract/nominees/request-for-another.ts';
import type { RequestKind } from '#contract/rights/limits.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { requireVisit, type VisitKeys } from './require-visit.ts';
import { holdGranted } from './steps/hold-granted.ts';
import { receiveForAnother } from './steps/receive-for-another.ts';

type Said = VisitKeys & {
  requestId: string;
  kind: RequestKind;
  words: string;
  /** Of the page on which they ask. */
  language?: string | undefined;
};

/**
 * The nominee asks for a correction of the member's data, or complains.
 * @throws Refusal `nominee_visit_over`, `nominee_request_unknown`, `nominee_not_granted`, `nominee_member_here`
 */
export async function askAsNominee(
  core: Core,
  { requestId, kind, words, language = '', ...keys }: Said,
): Promise<RequestForAnother> {
  const { email, mailbox } = await requireVisit(core, keys);
  return core.db.transaction().execute(async (tx) => {
    const { account } = await holdGranted(tx, { requestId, mailbox });
    const said = { kind, words, email, mailbox, forAccountId: account.id, language: language || null };
    const { request, isNew } = await receiveForAnother(tx, core, said);
    const subject = { requestId, act: 'request' } as const;
    if (isNew) await record(tx, { name: 'nominees.acted', accountId: account.id, subject });
    return request;
  });
}
