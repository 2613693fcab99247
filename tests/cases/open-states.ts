import { appealCase } from '#core/cases/appeal-case.ts';
import { decideCase } from '#core/cases/decide-case.ts';
import { report } from '#core/cases/report.ts';
import { member } from '#tests/ground/builders.ts';
import type { OpenStates, OpenWorld } from '#tests/ground/module-samples.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { appealWords, reason, said } from './cases.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const caseOpenStates = {
  async report_decision(world) {
    const { reporter, decide } = await reported(world);
    return { mine: [], others: [reporter], makeStep: () => decide('nothing') };
  },
  async case_decided(world) {
    const { judged, caseId, decide } = await reported(world);
    await decide('warn');
    const makeStep = () => appealCase(world.core, judged, { caseId: caseId, appeal: appealWords });
    return { mine: [judged], others: [], makeStep };
  },
} satisfies OpenStates;

async function reported({ core, admins: [admin] }: OpenWorld) {
  const [judged, reporter] = [await member(core, { password: null }), await member(core, { password: null })];
  await showToEverybody(core, judged);
  await report(core, reporter, { reportedKind: 'person', reportedId: judged.id, ...said });
  const { id: caseId } = await core.db
    .selectFrom('cases')
    .select('id')
    .where('thing_id', '=', judged.id)
    .executeTakeFirstOrThrow();
  const decide = (outcome: 'nothing' | 'warn') =>
    decideCase(core, admin, { caseId, version: 1, outcome, reason });
  return { judged, reporter, caseId, decide };
}
