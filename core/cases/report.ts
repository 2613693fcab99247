import type { ReportBody } from '#contract/cases/report-calls.ts';
import { type Concern, reportLimits } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { beginWith } from './begin-with.ts';
import { requireReportable } from './find-reportable.ts';
import { presentReport } from './present-report.ts';
import { requireWords } from './require-words.ts';
import { joinCase } from './steps/join-case.ts';

type Said = { reportedKind: ReportedKind; reportedId: string; concern: Concern; words: string };

const perDay = { max: reportLimits.perDay, seconds: 86_400 };

/**
 * Reports an item that the member can see, and seals its current content. A repeated report while the case is open returns
 * the first one.
 * @throws Refusal `reported_unknown`, `report_words_missing`, `reports_too_many`
 */
export async function report(core: Core, member: Member, said: Said): Promise<ReportBody> {
  requireWords(said);
  const { id } = await requireReportable(core, member, said);
  if ((await tally(core, `reports:${member.id}`, perDay)).isOver) throw new Refusal('reports_too_many');
  const reported = { kind: said.reportedKind, id };
  const { reportId } = await beginWith(core, reported, (beginning) =>
    core.db.transaction().execute(async (tx) => {
      await holdOwnStanding(tx, member);
      return joinCase(tx, reported, { ...said, id: newId(), by: { accountId: member.id } }, beginning);
    }),
  );
  return presentReport(core.db, member, reportId);
}
