import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { applicationLimits } from '#contract/applications/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { listNotes } from './list-notes.ts';
import { subjectOf } from './row.ts';
import { findReceived } from './show-received.ts';
import { holdReceived } from './steps/hold-received.ts';

type Written = { applicationId: string; text: string; key?: string | undefined };

/**
 * Notes something about an application, which the owners of its project alone read. The same words with the same key are one note.
 * @throws Refusal `application_unknown`; `application_over` once what was sent is not theirs to read any more; `application_notes_many`
 */
export async function writeNote(core: Core, member: Member, { applicationId, text, key = newId() }: Written) {
  await core.db.transaction().execute(async (tx) => {
    const { one } = await holdReceived(tx, member, applicationId);
    const askedAs = createHash('sha256')
      .update(`note of ${member.id}:${one.id}:${key}:${text}`)
      .digest('hex');
    const { rows } = await sql<{ all: number; is_there: boolean }>`
      select count(*)::int as all, coalesce(bool_or(asked_as = ${askedAs}), false) as is_there
      from application_notes where application_id = ${one.id}`.execute(tx);
    const [before = { all: 0, is_there: false }] = rows;
    if (before.is_there) return;
    if (!(await findReceived(tx, member, one.id)).is_readable) throw new Refusal('application_over');
    if (before.all >= applicationLimits.sideNotes) throw new Refusal('application_notes_many');
    await tx
      .insertInto('application_notes')
      .values({ id: newId(), application_id: one.id, account_id: member.id, asked_as: askedAs, text })
      .execute();
    await record(tx, { name: 'applications.noted', accountId: member.id, subject: subjectOf(one) });
  });
  return listNotes(core, member, applicationId);
}
