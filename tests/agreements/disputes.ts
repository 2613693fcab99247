import { sql } from 'kysely';
import { openDisputeAtDesk } from '#core/agreements/disputes/open-at-desk.ts';
import { openDispute } from '#core/agreements/disputes/open-dispute.ts';
import { ruleOnDispute } from '#core/agreements/disputes/rule-on-dispute.ts';
import type { Said } from '#core/agreements/disputes/say.ts';
import { showDispute } from '#core/agreements/disputes/show-dispute.ts';
import { carryOut } from '#core/agreements/steps/carry-out.ts';
import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Command } from '#rules/agreements/commands.ts';
import type { Side } from '#rules/agreements/facts.ts';
import type { TestCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';

/** Carries out what a page of its own does, as that side. */
export function carry(core: Core, agreementId: string, command: Command, side: Side, who: Member | null) {
  return core.db.transaction().execute(async (tx) => {
    const held = await holdRowInForce(tx, agreementId);
    if (!held) throw new Error(`The agreement ${agreementId} is not in force.`);
    return carryOut(tx, held, command, { side, accountId: who?.id ?? null });
  });
}

/** The contributor has started the first milestone and handed it in. */
export async function submitted(core: Core, contributor: Member, agreementId: string, share = 0) {
  const number = { milestone: 1 };
  await carry(core, agreementId, { kind: 'start', ...number, share }, 'contributor', contributor);
  const handedIn = { kind: 'submit', ...number, hours: 20, proposed: null } as const;
  return carry(core, agreementId, handedIn, 'contributor', contributor);
}

/** The parameters of the next statement of this member in the dispute of the first milestone. */
export async function saying(core: Core, who: Member, agreementId: string): Promise<Said> {
  const { sequence: basedOn } = await showDispute(core, who, { agreementId, milestone: 1 });
  return { agreementId, milestone: 1, basedOn, text: 'It counts a day without a miss, as was agreed.' };
}

export async function disputed(core: Core, who: Member, agreementId: string) {
  return openDispute(core, who, await saying(core, who, agreementId));
}

/** Moves the deadlines of the first milestone so many hours into the past and runs everything that follows. */
export async function pass(core: TestCore, agreementId: string, hours: number): Promise<void> {
  await sql`update clocks set began_at = began_at - make_interval(hours => ${hours}),
    due_at = due_at - make_interval(hours => ${hours})
    where subject_id = ${`${agreementId}.1`} and ended_at is null and state <> 'stopped'`.execute(core.db);
  await lapseDueDeadlines(core);
  await runReactions(core);
}

/** An administrator rules, on what stands now. */
export async function ruled(
  core: Core,
  admin: Member,
  disputeId: string,
  { awarded = 0, passes = '', reason = 'It was looked at line by line.' } = {},
) {
  const { sequence: basedOn } = await openDisputeAtDesk(core, admin, disputeId);
  return ruleOnDispute(core, admin, { disputeId, basedOn, awarded, reason, passes });
}

/** The kinds of all entries of the agreement's ledger, in order. */
export async function kindsOf(core: Core, agreementId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select fact ->> 'kind' as kind from agreement_entries
    where agreement_id = ${agreementId} order by sequence`.execute(core.db);
  return rows.map(({ kind }) => kind);
}
