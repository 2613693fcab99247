import { sql } from 'kysely';
import { messageLimits } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { dayOfAccount } from '../../standings/own-day.ts';
import { isVerified } from '../../verifications/verified-kinds.ts';

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
      (select count(*)::int from conversations
        where requested_by = ${askerId} and requested_at > now() - interval '1 day') as asked,
      (select ceil(extract(epoch from min(requested_at) + interval '1 day' - now()))::int from conversations
        where requested_by = ${askerId} and requested_at > now() - interval '1 day') as seconds,
      (select away_until::text from people
        where account_id = ${askedId} and away_until >= ${dayOfAccount(sql`people.account_id`)}) as away_until,
      coalesce((select capacity from request_capacities where account_id = ${askedId}), ${messageLimits.capacity.usual}) as capacity,
      (select count(*)::int from conversation_members join conversations on conversations.id = conversation_id
        where account_id = ${askedId} and state = 'requested' and requested_by is distinct from ${askedId}) as waiting`.execute(
    tx,
  );
  const room = rows[0];
  if (!room?.is_verified) throw new Refusal('request_not_verified');
  if (room.asked >= messageLimits.strangersADay)
    throw new Refusal('requests_too_many', { seconds: room.seconds ?? day });
  if (room.away_until) throw new Refusal('person_away', { on: room.away_until });
  if (room.waiting >= room.capacity) throw new Refusal('requests_full');
}

type Room = {
  is_verified: boolean;
  asked: number;
  seconds: number | null;
  away_until: string | null;
  capacity: number;
  waiting: number;
};
