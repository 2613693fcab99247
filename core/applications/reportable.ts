import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Actor } from '../ground/actor.ts';
import { record, type Tx } from '../ground/events.ts';
import { partOf, type Reportable } from '../ground/reportable.ts';
import { namesShown } from '../people/names-shown.ts';
import { findApplicants } from './find-applicants.ts';
import { rowOf, subjectOf } from './row.ts';
import { receivedApplications } from './show-received.ts';

/** The owners of the project report the note and the answers of an application. Its id is that of the application. */
export const reportableAnswer: Reportable = {
  namesMember: true,
  find: findReceived,

  async parts(db, actor, id) {
    const file = await findFile(db, id);
    return file && (await findReceived(db, actor, id))
      ? [{ kind: 'application_file', id, name: file.name }]
      : [];
  },

  async seal(db, id) {
    const found = await sealedOf(db, id);
    if (!found) return null;
    const { row, ...item } = found;
    const parts = [
      { name: 'note', text: row.note },
      ...row.answers.map((text) => ({ name: 'answer', text })),
    ];
    return { ...item, parts: parts.filter(({ text }) => text !== ''), pictures: [] };
  },

  measures: {
    hide: {
      carryOut: (tx, _, __, { id }) => write(tx, id, { note: '', answers: [] }),
      lift: (tx, _, { id, parts }) =>
        write(tx, id, {
          note: partOf(parts, 'note'),
          answers: parts.flatMap(({ name, text }) => (name === 'answer' ? [text] : [])),
        }),
    },
  },
};

/** The owners of the project report the file of an application. Its id is that of the application. */
export const reportableFile: Reportable = {
  namesMember: true,

  async find(db, actor, id) {
    return (await findFile(db, id)) ? findReceived(db, actor, id) : null;
  },

  async seal(db, id) {
    const found = await sealedOf(db, id);
    const file = found && (await findFile(db, id));
    if (!file) return null;
    const { row: _, ...item } = found;
    const pictures = file.mime_type.startsWith('image/') ? [file] : [];
    return { ...item, parts: [{ name: 'file', text: file.name }], pictures };
  },

  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => holdFile(tx, id, sql<Date>`now()`),
      lift: (tx, _, { id }) => holdFile(tx, id, sql<Date>`null`),
    },
  },
};

async function findReceived(db: Db, actor: Actor, id: string) {
  if (actor.kind !== 'member') return null;
  const row = await receivedApplications(db, actor).where('applications.id', '=', id).executeTakeFirst();
  if (!row?.is_readable) return null;
  return { id, name: (await findApplicants(db, [row.account_id])).get(row.account_id)?.person.name ?? '' };
}

function findFile(db: Db, id: string) {
  return db
    .selectFrom('application_files')
    .select(['name', 'mime_type', 'storage_key', 'size', 'checksum'])
    .where('application_id', '=', id)
    .where('held_back_at', 'is', null)
    .executeTakeFirst();
}

async function sealedOf(db: Db, id: string) {
  const found = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) return null;
  const row = rowOf(found);
  const named = await namesShown(db, 'desk').where('accounts.id', '=', row.account_id).executeTakeFirst();
  const team = await db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', row.project_id)
    .where('account_id', '<>', row.account_id)
    .execute();
  return {
    row,
    name: named?.name ?? '',
    // Administrators read an application through the case alone.
    path: '',
    judged: [row.account_id],
    others: team.map((one) => one.account_id),
  };
}

async function write(tx: Tx, id: string, { note, answers }: { note: string; answers: string[] }) {
  const row = await tx
    .updateTable('applications')
    .set({ note, answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row) await noteChange(tx, rowOf(row));
}

async function holdFile(tx: Tx, id: string, at: ReturnType<typeof sql<Date>>): Promise<void> {
  await tx
    .updateTable('application_files')
    .set({ held_back_at: at })
    .where('application_id', '=', id)
    .execute();
  const row = await tx.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) await noteChange(tx, rowOf(row));
}

function noteChange(tx: Tx, row: ReturnType<typeof rowOf> & Parameters<typeof subjectOf>[0]) {
  return record(tx, { name: 'applications.edited', accountId: null, subject: subjectOf(row) });
}
