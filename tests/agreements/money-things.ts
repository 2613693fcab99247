import { sql } from 'kysely';
import { askMoreTime } from '#core/agreements/money/ask-more-time.ts';
import { requestPayoutCode } from '#core/agreements/money/request-payout-code.ts';
import { showMoney } from '#core/agreements/money/show-money.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { mailedCode } from '#tests/ground/builders.ts';
import { active, type Sides } from './agreements.ts';
import { sidesFor } from './milestone-things.ts';
import { accepted, does, givePayout } from './owed.ts';

type Prepared = Record<string, string>;

/** Accepted milestones. The caller owes their pay or earns it, as `side` says. */
export function moneyThings() {
  const thing = (name: string, side: 'project' | 'contributor', prepare: typeof prepareMoney): Thing => ({
    owners: members,
    async own(core, owner) {
      const sides = await sidesFor(core, owner as Member, side);
      const { id: agreementId } = await active(core, sides);
      return { agreementId, [name]: '1', ...(await prepare(core, sides, agreementId)) };
    },
    gone: { agreementId: newId(), [name]: '1' },
  });
  return {
    owed: thing('milestone', 'project', prepareMoney),
    earned: thing('milestone', 'contributor', prepareAsked),
    back: thing('milestone', 'project', prepareBack),
  } satisfies Record<string, Thing>;
}

/** A part of its pay is due, one is stated, one is confirmed; it is late for long, and where it is paid to is known. */
async function prepareMoney(core: Core, { contributor }: Sides, agreementId: string): Promise<Prepared> {
  const since = await accepted(core, agreementId);
  const part = { kind: 'send_payment', milestone: 1, owed: 'pay', sent: 1_000, withheld: 0 } as const;
  const sent = { ...part, day: '2026-11-22', way: 'Cash' } as const;
  const payment = await does(core, agreementId, 'project', sent);
  const confirmed = { kind: 'confirm_payment', milestone: 1, payment, amount: 1_000 } as const;
  await does(core, agreementId, 'contributor', confirmed);
  const entry = await does(core, agreementId, 'project', sent);
  await givePayout(core, contributor, { agreementId, number: 1, upi: 'asha@okbank', bank: '' });
  await sql`insert into agreement_late_payments (agreement_id, milestone, owed, since, overdue_at)
    values (${agreementId}, 1, 'pay', ${since}, now() - interval '91 days')`.execute(core.db);
  return { since: String(since), entry: String(entry), payment: String(entry), basedOn: String(entry) };
}

/** The contributor received more than the awarded pay and has owed the rest for a long time. */
async function prepareBack(core: Core, { owner }: Sides, agreementId: string): Promise<Prepared> {
  await accepted(core, agreementId);
  const part = { kind: 'send_payment', milestone: 1, owed: 'pay', sent: 1_000, withheld: 0 } as const;
  const payment = await does(core, agreementId, 'project', { ...part, day: '2026-11-01', way: 'Cash' });
  const confirmed = { kind: 'confirm_payment', milestone: 1, payment, amount: 1_000 } as const;
  await does(core, agreementId, 'contributor', confirmed);
  await does(core, agreementId, 'project', { kind: 'open_dispute', milestone: 1 });
  const ruling = { kind: 'rule', milestone: 1, awarded: 0, isFinal: true } as const;
  const since = await does(core, agreementId, 'administrator', ruling);
  await sql`insert into agreement_late_payments (agreement_id, milestone, owed, since, overdue_at)
    values (${agreementId}, 1, 'back', ${since}, now() - interval '91 days')`.execute(core.db);
  const { sequence } = await showMoney(core, owner, { agreementId, number: 1 });
  return { basedOn: String(sequence) };
}

/** The same, and more time was asked for. */
async function prepareAsked(core: Core, sides: Sides, agreementId: string): Promise<Prepared> {
  const prepared = await prepareMoney(core, sides, agreementId);
  const asked = { agreementId, number: 1, since: Number(prepared.since), days: 1, reason: 'A day more' };
  await askMoreTime(core, sides.owner, asked);
  const { contributor } = sides;
  await requestPayoutCode(core, contributor, { agreementId, number: 1 });
  return { ...prepared, code: await mailedCode(core, contributor.account.email, 'payout') };
}
