import { sql } from 'kysely';
import { projectPaths } from '#contract/projects/paths.ts';
import type { Db } from '#db/connect.ts';
import { now } from '#db/now.ts';
import type { Actor } from '../ground/actor.ts';
import { record, type Tx } from '../ground/events.ts';
import type { Measure, Reportable, ReportablePart } from '../ground/reportable.ts';
import { isProjectSeenBy } from './is-seen-by.ts';
import { updatesOf } from './list-updates.ts';

const namedUntil = 60;
const mostParts = 20;

/** A note of a team. Its author is responsible for it. */
export const reportableUpdate: Reportable = {
  async find(db, actor, id) {
    const row = await updates(db)
      .where('project_updates.id', '=', id)
      .where('project_updates.held_back_at', 'is', null)
      .where(isProjectSeenBy(actor))
      .executeTakeFirst();
    return !row || isOf(actor, row.account_id) ? null : { id, name: row.name };
  },

  async seal(db, id) {
    const row = await updates(db).where('project_updates.id', '=', id).executeTakeFirst();
    if (!row) return null;
    const pictures = await filesOf(db).where('picture.update_id', '=', id).execute();
    return {
      name: row.name,
      path: projectPaths.findProject(row.slug),
      parts: [{ name: 'update', text: row.text }],
      pictures,
      judged: [row.account_id],
      others: await teamBut(db, row.project_id, row.account_id),
    };
  },

  measures: { hide: hiding('project_updates') },
};

/** A picture of a project or of one of its notes. The member who sent it is responsible for it. */
export const reportablePicture: Reportable = {
  async find(db, actor, id) {
    const row = await pictures(db)
      .where('picture.id', '=', id)
      .where('picture.held_back_at', 'is', null)
      .where(isProjectSeenBy(actor))
      .executeTakeFirst();
    return !row || isOf(actor, row.account_id) ? null : { id, name: row.name };
  },

  async seal(db, id) {
    const row = await pictures(db).where('picture.id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      name: row.name,
      path: projectPaths.findProject(row.slug),
      parts: [{ name: 'pictureText', text: row.alt }].filter(({ text }) => text !== ''),
      pictures: await filesOf(db).where('picture.id', '=', id).execute(),
      judged: [row.account_id],
      others: await teamBut(db, row.project_id, row.account_id),
    };
  },

  measures: { hide: hiding('project_pictures') },
};

/** The notes and pictures of a project that can be reported alone. */
export async function partsOfProject(db: Db, actor: Actor, projectId: string): Promise<ReportablePart[]> {
  const notes = await updatesOf(db, projectId).limit(mostParts).execute();
  const shown = await pictures(db)
    .where('picture.project_id', '=', projectId)
    .where('picture.held_back_at', 'is', null)
    .orderBy('picture.created_at', 'desc')
    .limit(mostParts)
    .execute();
  return [
    ...notes.flatMap((one) =>
      isOf(actor, one.account_id)
        ? []
        : [{ kind: 'project_update' as const, id: one.id, name: one.text.slice(0, namedUntil) }],
    ),
    ...shown.flatMap((one) =>
      isOf(actor, one.account_id) ? [] : [{ kind: 'project_picture' as const, id: one.id, name: one.alt }],
    ),
  ];
}

function updates(db: Db) {
  return db
    .selectFrom('project_updates')
    .innerJoin('projects', 'projects.id', 'project_updates.project_id')
    .select(['project_updates.text', 'project_updates.account_id', 'project_updates.project_id'])
    .select(['projects.name', 'projects.slug']);
}

function pictures(db: Db) {
  return db
    .selectFrom('project_pictures as picture')
    .innerJoin('projects', 'projects.id', 'picture.project_id')
    .select(['picture.id', 'picture.alt', 'picture.account_id', 'picture.project_id'])
    .select(['projects.name', 'projects.slug']);
}

function filesOf(db: Db) {
  return db
    .selectFrom('project_picture_files as file')
    .innerJoin('project_pictures as picture', 'picture.id', 'file.picture_id')
    .select(['file.storage_key', 'file.size', 'file.checksum'])
    .where('file.variant', '=', 'large');
}

async function teamBut(db: Db, projectId: string, accountId: string): Promise<string[]> {
  const team = await db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('account_id', '<>', accountId)
    .execute();
  return team.map((one) => one.account_id);
}

function isOf(actor: Actor, accountId: string): boolean {
  return actor.kind === 'member' && actor.id === accountId;
}

/** Hides a note or a picture from everyone, until an appeal shows it again. */
function hiding(table: 'project_updates' | 'project_pictures'): Measure {
  const write = async (tx: Tx, id: string, at: ReturnType<typeof sql<Date>> | typeof now) => {
    const row = await tx
      .updateTable(table)
      .set({ held_back_at: at })
      .where('id', '=', id)
      .returning('project_id')
      .executeTakeFirst();
    if (!row) return;
    await tx.updateTable('projects').set({ updated_at: now }).where('id', '=', row.project_id).execute();
    await record(tx, {
      name: 'projects.updateChanged',
      accountId: null,
      subject: { projectId: row.project_id },
    });
  };
  return {
    isState: true,
    carryOut: (tx, _, __, { id }) => write(tx, id, now),
    lift: (tx, _, { id }) => write(tx, id, sql<Date>`null`),
  };
}
