import { sql } from 'kysely';
import { mayAdminister } from '../administration/policy.ts';
import type { Actor, Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { staffDays } from './limits.ts';

type Needs = Pick<Core, 'db' | 'adminEmails'>;

/**
 * Two weeks after the rule has landed, staff without a factor reach only the page that adds one.
 * @throws Refusal `factor_required`
 */
export async function requireStaffFactor(core: Needs, actor: Actor): Promise<void> {
  if (await lacksStaffFactor(core, actor)) throw new Refusal('factor_required');
}

/** Costs members who are no staff nothing, nor staff with a factor. */
export async function lacksStaffFactor(core: Needs, actor: Actor): Promise<boolean> {
  return actor.kind === 'member' && isAsked(core, actor) && (await findRule(core)).isInForce;
}

/** From when a member of staff without a factor needs one, or null for everyone else. */
export async function staffFactorFrom(core: Needs, member: Member): Promise<Date | null> {
  return isAsked(core, member) ? (await findRule(core)).from : null;
}

const isAsked = (core: Needs, member: Member) =>
  !member.account.mfa_since && mayAdminister(core, member, 'any');

function findRule({ db }: Needs): Promise<{ from: Date; isInForce: boolean }> {
  const from = sql`landed_at + make_interval(days => ${sql.lit(staffDays)})`;
  return db
    .selectFrom('staff_factor_rule')
    .select([sql<Date>`${from}`.as('from'), sql<boolean>`${from} <= now()`.as('isInForce')])
    .executeTakeFirstOrThrow();
}
