import type { MailWaysBody } from '#contract/notifications/calls.ts';
import { chosenTopics, usualWayOf } from '#contract/notifications/topics.ts';
import type { MailWay } from '#contract/notifications/ways.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** When emails of each topic leave: as the member has chosen, or as usual. */
export async function getMailWays(core: Pick<Core, 'db'>, { id }: Pick<Member, 'id'>): Promise<MailWaysBody> {
  const chosen = await core.db
    .selectFrom('mail_ways')
    .select(['topic', 'way'])
    .where('account_id', '=', id)
    .execute();
  const ways = new Map(chosen.map(({ topic, way }) => [topic, way as MailWay]));
  return Object.fromEntries(
    chosenTopics.map((topic) => [topic, ways.get(topic) ?? usualWayOf(topic)]),
  ) as MailWaysBody;
}
