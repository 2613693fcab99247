import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSame, linkSecretOf } from '../ground/secrets.ts';

/** @throws Refusal `report_not_found` unless the actor has sent the report or holds its secret */
export async function requireOwnReport(
  core: Core,
  actor: Actor,
  { reportId, secret }: { reportId: string; secret: string },
): Promise<{ caseId: string; state: string }> {
  const found = await core.db
    .selectFrom('case_reports as report')
    .innerJoin('cases', 'cases.id', 'report.case_id')
    .select(['report.case_id as caseId', 'report.reporter_id', 'cases.state'])
    .where('report.id', '=', reportId)
    .executeTakeFirst();
  const isOwn = actor.kind === 'member' && found?.reporter_id === actor.id;
  const holdsSecret = secret !== '' && isSame(secret, linkSecretOf(core.key, 'report', reportId));
  if (!found || !(isOwn || holdsSecret)) throw new Refusal('report_not_found');
  return found;
}
