import type { ReportableBody } from '#contract/cases/report-calls.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { type Actor, guest } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { knownReportable } from '../ground/reportable.ts';
import { findBlockable } from './find-blockable.ts';

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
  const { id, name } = await requireReportable(core, actor, { reportedKind: kind, reportedId });
  const reportable = knownReportable(kind);
  const seer = actor.kind === 'member' ? actor : guest;
  const [parts = [], blocks] = await Promise.all([
    reportable.parts?.(core.db, seer, id),
    actor.kind === 'member' ? findBlockable(core.db, actor, { kind, id, name }) : null,
  ]);
  return { kind, name, needsEmail: actor.kind !== 'member', parts, blocks: blocks?.name ?? null };
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
