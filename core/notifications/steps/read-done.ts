import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import type { EventName, EventOf } from '../../ground/events.ts';
import { record, type Tx } from '../../ground/events.ts';
import { knownNotifications } from '../../ground/notification.ts';

/** Marks requests for a step as read, and no longer due for mail, once the step is done anywhere. Later requests stay unread. */
export async function readDone(tx: Tx, events: readonly EventOf<EventName>[]): Promise<void> {
  const done = events.flatMap((event) =>
    [...knownNotifications().forms].flatMap(([kind, { doneBy }]) => {
      const one = doneBy?.[event.name]?.(event as never);
      if (!one) return [];
      const { subjectId, accountId } = one;
      const whose = accountId === undefined ? {} : { account_id: accountId ?? '' };
      return [{ kind, subject_id: subjectId, ...whose, event_id: event.id }];
    }),
  );
  if (done.length === 0) return;
  const doneRows = await read(tx, JSON.stringify(done));
  const readers = new Set(doneRows.map((row) => row.account_id));
  await together(
    tx,
    [...readers].map((accountId) => () => record(tx, { name: 'notifications.read', accountId })),
  );
}

/** In the order of their ids, so that two transactions at once cannot deadlock on each other's rows. */
const read = prepared<[string], { account_id: string }>((tx, done) => {
  const statement = sql<{ account_id: string }>`
    with found as (
      select told.id, told.account_id
      from json_to_recordset(${done}::json) as done (kind text, subject_id text, account_id text, event_id bigint)
      cross join lateral (
        select id, account_id from unread_notifications
        where kind = done.kind and subject_id = done.subject_id
          and event_id <= done.event_id and account_id = coalesce(done.account_id, account_id)
        offset 0
      ) as told
    ), held as (
      select id, account_id from notifications
      where (account_id, id) in (select account_id, id from found) order by id for update
    )
    update notifications set read_at = now(), mail_at = null
    from held
    where notifications.account_id = held.account_id and notifications.id = held.id and read_at is null
    returning notifications.account_id`;
  return { compile: () => statement.compile(tx) };
});
