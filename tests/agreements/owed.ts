import { sql } from 'kysely';
import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { confirmPayment } from '#core/agreements/money/confirm-payment.ts';
import { requestPayoutCode } from '#core/agreements/money/request-payout-code.ts';
import { savePayout } from '#core/agreements/money/save-payout.ts';
import { sendPayment } from '#core/agreements/money/send-payment.ts';
import { showMoney } from '#core/agreements/money/show-money.ts';
import { carryOut } from '#core/agreements/steps/carry-out.ts';
import { holdRowInForce } from '#core/agreements/steps/hold-in-force.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Command } from '#rules/agreements/commands.ts';
import type { Side } from '#rules/agreements/facts.ts';
import { mailedCode, member } from '#tests/ground/builders.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { active, joinTeam, milestone, type Sides } from './agreements.ts';

/** Lets a side of an agreement do something, whatever verb it has for it. */
export function does(core: Core, id: string, side: Side, ...commands: Command[]): Promise<number> {
  return core.db.transaction().execute(async (tx) => {
    let entry = 0;
    for (const command of commands) {
      const held = await holdRowInForce(tx, id);
      if (!held) throw new Error('It is not in force.');
      ({ entry } = await carryOut(tx, held, command, { side, accountId: null }));
    }
    return entry;
  });
}

/** A milestone is begun, handed in and accepted: its pay is due. */
export async function accepted(core: Core, id: string, milestone = 1, share = 0): Promise<number> {
  await does(
    core,
    id,
    'contributor',
    { kind: 'start', milestone, share },
    { kind: 'submit', milestone, hours: 1, proposed: null },
  );
  return does(core, id, 'project', { kind: 'accept', milestone });
}

/** Moves the open deadlines of an agreement so many hours into the past. */
export async function letMoneyWait(core: Core, id: string, hours: number): Promise<void> {
  await sql`update clocks set
    began_at = began_at - make_interval(hours => ${hours}), due_at = due_at - make_interval(hours => ${hours}),
    next_notice_at = next_notice_at - make_interval(hours => ${hours})
    where subject_id like ${`${id}.%`} and ended_at is null`.execute(core.db);
}

type MilestoneKey = { agreementId: string; number: number };

/** Says where a milestone is paid to, with a mailed code. */
export async function givePayout(
  core: Core,
  who: Member,
  given: MilestoneKey & { upi: string; bank: string },
) {
  await requestPayoutCode(core, who, given);
  return savePayout(core, who, { ...given, code: await mailedCode(core, who.account.email, 'payout') });
}

const paid = {
  owed: 'pay',
  withheld: 0,
  way: 'Bank Transfer',
  reference: 'UTR 1',
  taxReference: '',
} as const;

export type MoneyWorld = Awaited<ReturnType<typeof moneyWorld>>;

/** A project with two owners and a contributor who earns in it. */
export async function moneyWorld(core: Core, { password = null as string | null } = {}) {
  const someone = (name: string) => member(core, { name, password: null });
  const owner = await someone('Meera Joshi');
  const contributor = await member(core, { name: 'Kwame Mensah', password });
  const partner = await someone('Suresh Rao');
  const project = await publishedProject(core, owner, 'Rooms that pay');
  await joinTeam(core, project, contributor);
  await joinTeam(core, project, partner, true);
  const between: Sides = { owner, contributor, project };
  const basis = async (who: Member, ofMilestone: MilestoneKey) =>
    (await showMoney(core, who, ofMilestone)).sequence;
  return {
    someone,
    owner,
    contributor,
    partner,
    project,
    between,
    /** A milestone of ₹10,000 that is accepted, and due. */
    async due(value = 1_000_000) {
      const { id: agreementId } = await active(core, between, { milestones: [milestone({ value })] });
      const since = await accepted(core, agreementId);
      return { ofMilestone: { agreementId, number: 1 }, since };
    },
    async send(who: Member, ofMilestone: MilestoneKey, sent: number, more: object = {}) {
      const basedOn = await basis(who, ofMilestone);
      return sendPayment(core, who, { ...ofMilestone, basedOn, ...paid, sent, day: dayFromNow(0), ...more });
    },
    async confirm(who: Member, ofMilestone: MilestoneKey, payment: number, amount: number) {
      return confirmPayment(core, who, {
        ...ofMilestone,
        basedOn: await basis(who, ofMilestone),
        payment,
        amount,
      });
    },
    lastPayment: ({ payments }: MilestoneMoneyBody) => payments.at(-1)?.entry ?? 0,
  };
}
