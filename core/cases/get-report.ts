import type { ReportBody } from '#contract/cases/report-calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { presentReport } from './present-report.ts';
import { requireOwnReport } from './require-own-report.ts';

/**
 * The actor's own report, or the report whose secret they hold.
 * @throws Refusal `report_not_found`
 */
export async function getReport(
  core: Core,
  actor: Actor,
  asked: { reportId: string; secret: string },
): Promise<ReportBody> {
  await requireOwnReport(core, actor, asked);
  return { ...(await presentReport(core.db, actor, asked.reportId)), secret: asked.secret };
}
