import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import type { ExportEntry } from '../ground/table-rule.ts';
import { collectOwnData } from '../own-data/collect.ts';
import { asMember } from './as-member.ts';
import { requireVisit, type VisitKeys } from './require-visit.ts';
import { holdGranted } from './steps/hold-granted.ts';

/**
 * The data of a member for their nominee: without messages and the data of others.
 * @throws Refusal `nominee_visit_over`, `nominee_request_unknown`, `nominee_not_granted`, `nominee_member_here`
 */
export async function exportAsNominee(
  core: Core,
  { requestId, ...keys }: VisitKeys & { requestId: string },
): Promise<AsyncGenerator<ExportEntry>> {
  const { mailbox } = await requireVisit(core, keys);
  const account = await core.db.transaction().execute(async (tx) => {
    const held = await holdGranted(tx, { requestId, mailbox });
    const subject = { requestId, act: 'export' } as const;
    await record(tx, { name: 'nominees.acted', accountId: held.account.id, subject });
    return held.account;
  });
  return collectOwnData(core, asMember(account), ({ givenTo }) => givenTo === 'nominee and guardian');
}
