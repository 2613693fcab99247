import type { ReportableBody } from '#contract/cases/report-calls.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { type Actor, guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { knownReportable } from '../ground/reportable.ts';

type Asked = { reportedKind: ReportedKind; reportedId: string };

/**
 * The item that the caller is about to report. A guest can report only public items.
 * @throws Refusal `reported_unknown`
 */
export async function findReportable(
  core: Core,
  actor: Actor,
  { reportedKind: kind, reportedId }: Asked,
): Promise<ReportableBody> {
  const { name } = await requireReportable(core, actor, { reportedKind: kind, reportedId });
  return { kind, name, needsEmail: actor.kind !== 'member' };
}

/** @throws Refusal `reported_unknown` */
export async function requireReportable(
  core: Core,
  actor: Actor,
  { reportedKind, reportedId }: Asked,
): Promise<{ id: string; name: string }> {
  const seer = actor.kind === 'member' ? actor : guest;
  const found = await knownReportable(reportedKind).find(core.db, seer, reportedId);
  if (!found) throw new Refusal('reported_unknown');
  return found;
}
