import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import type { ExportEntry } from '../ground/table-rule.ts';
import { collectOwnData } from '../own-data/collect.ts';
import type { GuardianLink } from '../young-mentees/get-guardian-mentoring.ts';
import { asMember } from './as-member.ts';
import { requireGuardian } from './require-guardian.ts';
import { holdGuarded } from './steps/hold-guarded.ts';

/**
 * The data of a child for their guardian: without reports, complaints and blocks. The child is told.
 * @throws Refusal `guardian_request_not_found`, `guardian_visit_missing`
 */
export async function exportAsGuardian(core: Core, link: GuardianLink): Promise<AsyncGenerator<ExportEntry>> {
  const { accountId } = await requireGuardian(core, link);
  const account = await core.db.transaction().execute(async (tx) => {
    const held = await holdGuarded(tx, accountId, link.id);
    await record(tx, { name: 'nominees.guardianActed', accountId, subject: { act: 'export' } });
    return held;
  });
  return collectOwnData(core, asMember(account), ({ givenTo }) => givenTo !== undefined);
}
