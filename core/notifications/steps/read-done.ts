import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
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
  const told = await (accountId === undefined
    ? readOfAll(tx, kind, subjectId)
    : readOfOne(tx, kind, subjectId, accountId ?? ''));
  for (const row of told) await record(tx, { name: 'notifications.read', accountId: row.account_id });
}

const unread = (tx: Db, kind: string, subjectId: string) =>
  tx
    .updateTable('notifications')
    .set({ read_at: now, mail_at: null })
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('read_at', 'is', null)
    .returning('account_id');
const readOfAll = prepared((tx, kind: string, subjectId: string) => unread(tx, kind, subjectId));
const readOfOne = prepared((tx, kind: string, subjectId: string, accountId: string) =>
  unread(tx, kind, subjectId).where('account_id', '=', accountId),
);
