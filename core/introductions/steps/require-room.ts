import { sql } from 'kysely';
import { introductionLimits as limits } from '#rules/introductions/limits.ts';
import { pairOf } from '../../conversations/pair.ts';
import { requireFewStrangers } from '../../conversations/steps/require-room.ts';
import type { Tx } from '../../ground/events.ts';
import type { IntroductionAsk, IntroductionTo } from '../../ground/introduction-purpose.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Checks the limits of a held ask: one waits with one receiver, none comes too early after another one, neither the asker nor the
 * shown project asks too often, and the receiver takes one more.
 * @throws Refusal `introduction_waits`, `introduction_rests`, `introductions_too_many`, `introductions_project_many`,
 * `person_away`, `introductions_full`; each of `requireFewStrangers`
 */
export async function requireRoomFor(tx: Tx, ask: IntroductionAsk, awayUntil: string | null): Promise<void> {
  await requireRest(tx, ask);
  const { ofMember, ofProject } = limits;
  await requireFew(tx, sql<boolean>`asker_id = ${ask.askerId}`, ofMember, 'introductions_too_many');
  const { projectId } = ask.shown;
  if (projectId !== null)
    await requireFew(
      tx,
      sql<boolean>`shown_project_id = ${projectId}`,
      ofProject,
      'introductions_project_many',
    );
  await requireFewStrangers(tx, ask.askerId);
  if (awayUntil) throw new Refusal('person_away', { on: awayUntil });
  if ((await countWaiting(tx, ask.to)) >= (await capacityOf(tx, ask.to)))
    throw new Refusal('introductions_full');
}

const toReceiver = (to: IntroductionTo) =>
  to.kind === 'member'
    ? sql<boolean>`asked_id = ${to.accountId}`
    : sql<boolean>`project_id = ${to.projectId}`;

/** The last request to the same receiver, for whichever purpose; a declined first message counts as one that was declined. */
async function requireRest(tx: Tx, { askerId, to }: IntroductionAsk): Promise<void> {
  const { lapsed, withdrawn, declined } = limits.restDays;
  const pair = to.kind === 'member' ? pairOf(askerId, to.accountId) : null;
  const { rows } = await sql<{ waits: boolean; rests_until: string | null }>`
    select coalesce(bool_or(until is null), false) as waits,
      (max(until) filter (where until > now()) at time zone ${zoneOf(askerId)})::date::text as rests_until
    from (
      select case state when 'asked' then null else ended_at + make_interval(days => case state
          when 'lapsed' then ${lapsed} when 'withdrawn' then ${withdrawn} else ${declined} end::int) end as until
      from introductions
      where asker_id = ${askerId} and ${toReceiver(to)} and state in ('asked', 'lapsed', 'withdrawn', 'declined')
      union all
      select changed_at + make_interval(days => ${declined}::int) from conversations
      join conversation_changes as change on change.conversation_id = conversations.id and change.kind = 'declined'
      where pair = ${pair} and conversations.state = 'declined' and requested_by = ${askerId}
    ) as earlier`.execute(tx);
  const [earlier] = rows;
  if (earlier?.waits) throw new Refusal('introduction_waits');
  if (earlier?.rests_until) throw new Refusal('introduction_rests', { on: earlier.rests_until });
}

const zoneOf = (accountId: string) => sql`(select zone from standings where account_id = ${accountId})`;

async function requireFew(
  tx: Tx,
  where: ReturnType<typeof toReceiver>,
  { count, days }: { count: number; days: number },
  code: 'introductions_too_many' | 'introductions_project_many',
): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from asked_at + make_interval(days => ${days}::int) - now()))::int as seconds
    from introductions where ${where} and asked_at > now() - make_interval(days => ${days}::int)
    order by asked_at desc offset ${count - 1} limit 1`.execute(tx);
  const [oldest] = rows;
  if (oldest) throw new Refusal(code, { seconds: Math.max(oldest.seconds, 1) });
}

async function countWaiting(tx: Tx, to: IntroductionTo): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from introductions where state = 'asked' and ${toReceiver(to)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function capacityOf(tx: Tx, to: IntroductionTo): Promise<number> {
  const set =
    to.kind === 'member'
      ? tx.selectFrom('introduction_capacities').select('capacity').where('account_id', '=', to.accountId)
      : tx
          .selectFrom('project_introduction_capacities')
          .select('capacity')
          .where('project_id', '=', to.projectId);
  return (await set.executeTakeFirst())?.capacity ?? limits.capacity[to.kind].usual;
}
