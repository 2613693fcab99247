import { sql } from 'kysely';
import { topics } from '#contract/collected.ts';
import { changed, type Repeat } from '../ground/repeat.ts';

const consents = JSON.stringify(
  Object.entries(topics).flatMap(([topic, { consent }]) => (consent ? [{ topic, consent }] : [])),
);

export const notificationRepeats: Repeat[] = [
  {
    // A member who ended the emails of a topic since the backup gets none.
    kind: 'consent',
    repeat: (tx, ended) =>
      changed(
        tx,
        sql`insert into mail_ways (account_id, topic, way, chosen_at)
            select accounts.id, one.topic, 'never', ended.at from ${ended}
            join json_to_recordset(${consents}::json) as one (topic text, consent text) on one.consent = ended.object
            join accounts on accounts.id = ended.subject
            on conflict (account_id, topic) do update set way = 'never', chosen_at = excluded.chosen_at
              where mail_ways.chosen_at < excluded.chosen_at`,
      ),
  },
];
