import { sql } from 'kysely';
import { messageLimits } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { dayOfAccount } from '../../standings/own-day.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';
import { countStrangers } from '../count-strangers.ts';

const day = 86_400;

/**
 * Checks that the asker may ask one more stranger today and that the asked member accepts one more request. A lock makes
 * simultaneous requests to the same member run one after another.
 * @throws Refusal `request_not_verified`, `requests_too_many`, `person_away`, `requests_full`
 */
export async function requireRoom(tx: Tx, askerId: string, askedId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests to ${askedId}`}, 0))`.execute(tx);
  const { rows } = await sql<Room>`
    select
      ${isVerified(sql`${askerId}`)} as is_verified,
      (select away_until::text from people
        where account_id = ${askedId} and away_until >= ${dayOfAccount(sql`people.account_id`)}) as away_until,
      coalesce((select capacity from request_capacities where account_id = ${askedId}), ${messageLimits.capacity.usual}) as capacity,
      (select count(*)::int from conversation_members join conversations on conversations.id = conversation_id
        where account_id = ${askedId} and state = 'requested' and requested_by is distinct from ${askedId}) as waiting`.execute(
    tx,
  );
  const room = rows[0];
  if (!room?.is_verified) throw new Refusal('request_not_verified');
  await requireFewStrangers(tx, askerId);
  if (room.away_until) throw new Refusal('person_away', { on: room.away_until });
  if (room.waiting >= room.capacity) throw new Refusal('requests_full');
}

/**
 * Checks that the asker may ask one more stranger today, by whichever kind of request.
 * @throws Refusal `requests_too_many`
 */
export async function requireFewStrangers(tx: Tx, askerId: string): Promise<void> {
  const { asked, seconds } = await countStrangers(tx, askerId);
  if (asked >= messageLimits.strangersADay)
    throw new Refusal('requests_too_many', { seconds: seconds ?? day });
}

type Room = {
  is_verified: boolean;
  away_until: string | null;
  capacity: number;
  waiting: number;
};
