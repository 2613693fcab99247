import { type ChosenTopic, type ConsentKind, topics } from '#contract/collected.ts';
import type { MailWay } from '#contract/notifications/ways.ts';
import { now } from '#db/now.ts';
import { recordConsent } from '../../consents/steps/record-consent.ts';
import { record, type Tx } from '../../ground/events.ts';
import { isAdult } from '../../standings/standing-columns.ts';
import { mailTime, wayAtAge } from '../mail-time.ts';

/** Stores how a topic is mailed to an account. Waiting emails leave by the new choice, or not at all. */
export async function chooseWays(
  tx: Tx,
  accountId: string,
  ways: { [Topic in ChosenTopic]?: MailWay | undefined },
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .innerJoin('standings', 'standings.account_id', 'accounts.id')
    .select(['standings.zone', isAdult.as('is_adult')])
    .where('accounts.id', '=', accountId)
    .forNoKeyUpdate('accounts')
    .executeTakeFirst();
  if (!account) return;
  for (const [topic, way] of Object.entries(ways)) {
    if (way === undefined) continue;
    await tx
      .insertInto('mail_ways')
      .values({ account_id: accountId, topic, way })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'topic']).doUpdateSet({ way, chosen_at: now }),
      )
      .execute();
    const consent = topics[topic as ChosenTopic].consent as ConsentKind | undefined;
    if (consent)
      await recordConsent(tx, { accountId, document: consent, given: way !== 'never', isAnswer: true });
    await moveWaiting(tx, { accountId, topic, way: wayAtAge(way, account.is_adult), zone: account.zone });
  }
  await record(tx, { name: 'notifications.waysChosen', accountId });
}

type Chosen = { accountId: string; topic: string; way: MailWay; zone: string };

async function moveWaiting(tx: Tx, { accountId, topic, way, zone }: Chosen): Promise<void> {
  const waiting = await tx
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('account_id', '=', accountId)
    .where('topic', '=', topic)
    .where('mail_at', 'is not', null)
    .forUpdate()
    .execute();
  for (const { id, created_at: createdAt } of waiting)
    await tx
      .updateTable('notifications')
      .set({ mail_at: mailTime(way, createdAt, zone) })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .execute();
}
