import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { proposeSettlement } from '#core/agreements/disputes/propose-settlement.ts';
import { showDispute } from '#core/agreements/disputes/show-dispute.ts';
import { withdrawDispute } from '#core/agreements/disputes/withdraw-dispute.ts';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import type { Member } from '#core/ground/actor.ts';
import { countTurns } from '#core/today/count-turns.ts';
import { listTurns } from '#core/today/list-turns.ts';
import { administrator } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { active, equity, milestone, poolOf, sidesOf } from './agreements.ts';
import { disputed, submitted } from './disputes.ts';

/** Disputes with two administrators, and the acts of both sides to settle them. */
export async function settlementWorld() {
  const fresh = await freshCore();
  await keepBeating(fresh);
  const alone = await administrator(fresh, 'first');
  const { core } = await administrator(alone.core, 'second');
  const { admin: first } = alone;

  /** In dispute, opened by one of the sides. */
  async function underWay(opener: 'owner' | 'contributor' = 'owner') {
    const between = await sidesOf(core);
    await poolOf(core, between.owner, between.project);
    const shares = { lowestShare: 0, highestShare: 100 };
    const { id } = await active(core, between, { equity: equity(), milestones: [milestone(shares)] });
    await submitted(core, between.contributor, id, 40);
    const { $id: disputeId } = await disputed(core, between[opener], id);
    return { ...between, id, disputeId };
  }

  const read = (who: Member, agreementId: string) => showDispute(core, who, { agreementId, milestone: 1 });

  async function basis(who: Member, agreementId: string) {
    const { sequence: basedOn, proposal } = await read(who, agreementId);
    return { agreementId, milestone: 1, basedOn, proposal: proposal?.entry ?? 1 };
  }

  async function proposing(who: Member, id: string, awarded = 600_000) {
    const said = { awarded, words: 'Let us meet in the middle.', passes: 'The counter without its case.' };
    return { ...(await basis(who, id)), ...said };
  }
  const propose = async (who: Member, id: string) => proposeSettlement(core, who, await proposing(who, id));
  const withdraw = async (who: Member, id: string) => withdrawDispute(core, who, await basis(who, id));

  async function turnsOf(who: Member) {
    const { mine, others } = await listTurns(core, who);
    assert.equal(await countTurns(core, who), mine.length);
    return [mine.map(({ kind }) => kind), others.map(({ kind }) => kind)];
  }

  async function notificationsOf(who: Member, id: string): Promise<string[]> {
    await runReactions(core);
    const { rows } = await sql<{ kind: string }>`
    select kind from notifications where account_id = ${who.id} and subject_id = ${`${id}.1`} order by created_at`.execute(
      core.db,
    );
    return rows.map(({ kind }) => kind);
  }

  const deadlineOf = async (id: string, kind: string) => {
    const { rows } = await sql<{ state: string; hours: number }>`
    select state, extract(epoch from due_at - now())::int / 3600 as hours from clocks
    where kind = ${kind} and starts_with(subject_id, ${`${id}.1`}) order by began_at desc limit 1`.execute(
      core.db,
    );
    return rows[0];
  };

  return {
    core,
    first,
    underWay,
    read,
    basis,
    proposing,
    propose,
    withdraw,
    turnsOf,
    notificationsOf,
    deadlineOf,
  };
}
