import { sql } from 'kysely';
import { appealRuling } from '#core/agreements/disputes/appeal-ruling.ts';
import { showDispute } from '#core/agreements/disputes/show-dispute.ts';
import { contestCause } from '#core/agreements/ends/contest-cause.ts';
import { decideCause } from '#core/agreements/ends/decide-cause.ts';
import { showEnd } from '#core/agreements/ends/show-end.ts';
import { answerMoreTime } from '#core/agreements/money/answer-more-time.ts';
import { askMoreTime } from '#core/agreements/money/ask-more-time.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { reason } from '#tests/cases/cases.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { active, sidesOf } from './agreements.ts';
import { carry, disputed, pass, ruled, saying, submitted } from './disputes.ts';
import { moneyWorld } from './owed.ts';
import { statementsWorld } from './stated-before.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const agreementOpenStates = {
  async milestone_start({ core }) {
    const between = await sidesOf(core);
    const { id } = await active(core, between);
    const makeStep = () =>
      carry(core, id, { kind: 'start', milestone: 1, share: 0 }, 'contributor', between.contributor);
    return { mine: [between.contributor], others: [between.owner], makeStep };
  },
  async more_time_answer({ core }) {
    const { owner, contributor, due } = await moneyWorld(core);
    const { ofMilestone, since } = await due();
    await askMoreTime(core, owner, { ...ofMilestone, since, days: 5, reason: 'The grant comes on Friday' });
    const makeStep = () => answerMoreTime(core, contributor, { ...ofMilestone, since, isAgreed: true });
    return { mine: [contributor], others: [owner], makeStep };
  },
  async dispute_ruling({ core, admins: [admin] }) {
    const { owner, contributor, id } = await inDispute(core);
    await pass(core, id, 8 * 24);
    return { mine: [], others: [owner, contributor], makeStep: () => ruleOn(core, admin, owner, id) };
  },
  async dispute_appeal({ core, admins: [admin] }) {
    const { owner, contributor, id } = await inDispute(core);
    await pass(core, id, 8 * 24);
    await ruleOn(core, admin, owner, id);
    const makeStep = async () => appealRuling(core, owner, await saying(core, owner, id));
    return { mine: [owner, contributor], others: [], makeStep };
  },
  async dispute_appeal_ruling({ core, admins: [admin, second] }) {
    const { owner, contributor, id } = await inDispute(core);
    await pass(core, id, 8 * 24);
    await ruleOn(core, admin, owner, id);
    await appealRuling(core, owner, await saying(core, owner, id));
    return { mine: [], others: [owner, contributor], makeStep: () => ruleOn(core, second, owner, id) };
  },
  async cause_ruling({ core, admins: [admin] }) {
    const { owner, contributor, id } = await statementsWorld(core).claimed(1);
    await sql`update clocks set due_at = now() + interval '1 day' where subject_id = ${id}
      and kind = 'cause_contest'`.execute(core.db);
    const { basedOn } = await showEnd(core, contributor, id);
    await contestCause(core, contributor, { agreementId: id, basedOn, words: 'The drawings are mine.' });
    const makeStep = async () => {
      const { basedOn: now } = await showEnd(core, owner, id);
      return decideCause(core, admin, { agreementId: id, basedOn: now, isUpheld: false, reason });
    };
    return { mine: [], others: [owner, contributor], makeStep };
  },
} satisfies OpenStates;

async function inDispute(core: Core) {
  const between = await sidesOf(core);
  const { id } = await active(core, between);
  await submitted(core, between.contributor, id);
  await disputed(core, between.owner, id);
  return { ...between, id };
}

async function ruleOn(core: Core, admin: Member, owner: Member, agreementId: string) {
  const { $id } = await showDispute(core, owner, { agreementId, milestone: 1 });
  return ruled(core, admin, $id);
}
