import { sql } from 'kysely';
import { prepareEmail } from '#core/collected/emails.ts';
import { react } from '#core/collected/reactions.ts';
import type { Email } from '#core/ground/emails.ts';
import { type CoreEvent, record } from '#core/ground/events.ts';
import { notificationReactions } from '#core/notifications/reactions.ts';
import type { TestCore } from '#tests/ground/database.ts';

/** Records an event, as if it had happened `at` some moment, and tells of it as its job would. */
export async function happened(core: TestCore, event: CoreEvent, at?: Date): Promise<string> {
  await core.db.transaction().execute((tx) => record(tx, event));
  const { id } = await core.db
    .selectFrom('events')
    .select('id')
    .where('name', '=', event.name)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (at) await core.db.updateTable('events').set({ created_at: at }).where('id', '=', id).execute();
  for (const reaction of notificationReactions) await react(core, reaction, id);
  return id;
}

/** Makes every notification that is to be mailed due now. */
export async function letDigestsBeDue(core: TestCore): Promise<void> {
  await sql`update notifications set mail_at = now() where mail_at is not null`.execute(core.db);
}

/** The emails about notifications in the outbox for this address, without those that would not be sent. */
export async function notificationMails(core: TestCore, to: string) {
  const { rows } = await sql<{ payload: Email }>`
    select payload from jobs
    where payload->>'letter' = 'notification' order by id`.execute(core.db);
  const prepared = await Promise.all(rows.map(({ payload }) => prepareEmail(core, payload)));
  return prepared.flatMap((email) => (email?.letter === 'notification' && email.to === to ? [email] : []));
}
