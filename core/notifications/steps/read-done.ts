import { now } from '#db/now.ts';
import { type CoreEvent, record, type Tx } from '../../ground/events.ts';
import { type Done, knownNotices } from '../../ground/notice.ts';

/** What asked for a step that is made now, wherever that was, is read, and not mailed any more. */
export async function readDone(tx: Tx, event: CoreEvent): Promise<void> {
  for (const [kind, { doneBy }] of knownNotices().forms) {
    const done = doneBy?.[event.name]?.(event as never);
    if (done) await read(tx, kind, done);
  }
}

async function read(tx: Tx, kind: string, { subjectId, accountId }: Done): Promise<void> {
  const told = await tx
    .updateTable('notifications')
    .set({ read_at: now, mail_at: null })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('read_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .returning('account_id')
    .execute();
  for (const row of told) await record(tx, { name: 'notifications.read', accountId: row.account_id });
}
