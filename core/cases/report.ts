import type { ReportBody } from '#contract/cases/report-calls.ts';
import { type Concern, reportLimits } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import { block } from '../blocks/block.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { beginWith } from './begin-with.ts';
import { findBlockable } from './find-blockable.ts';
import { requireReportable } from './find-reportable.ts';
import { presentReport } from './present-report.ts';
import { requireWords } from './require-words.ts';
import { joinCase } from './steps/join-case.ts';

type Said = {
  reportedKind: ReportedKind;
  reportedId: string;
  concern: Concern;
  words: string;
  alsoBlock?: boolean;
};

const perDay = { max: reportLimits.perDay, seconds: 86_400 };

/**
 * Reports an item that the member can see, and seals its current content. A repeated report while the case is open returns
 * the first one. `alsoBlock` blocks the one member who is responsible for it as well.
 * @throws Refusal `reported_unknown`, `report_words_missing`, `report_concern_unfit`, `reports_too_many`
 */
export async function report(core: Core, member: Member, said: Said): Promise<ReportBody> {
  requireWords(said);
  const { id, name } = await requireReportable(core, member, said);
  if ((await tally(core, `reports:${member.id}`, perDay)).isOver) throw new Refusal('reports_too_many');
  const reported = { kind: said.reportedKind, id };
  const { reportId } = await beginWith(core, reported, (beginning) =>
    core.db.transaction().execute(async (tx) => {
      await holdOwnStanding(tx, member);
      return joinCase(tx, reported, { ...said, id: newId(), by: { accountId: member.id } }, beginning);
    }),
  );
  if (said.alsoBlock) await blockBehind(core, member, { ...reported, name });
  return presentReport(core.db, member, reportId);
}

/** The report is sent even where the member has gone meanwhile. */
async function blockBehind(
  core: Core,
  member: Member,
  item: Parameters<typeof findBlockable>[2],
): Promise<void> {
  const person = await findBlockable(core.db, member, item);
  if (!person) return;
  try {
    await block(core, member, { personId: person.id });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
