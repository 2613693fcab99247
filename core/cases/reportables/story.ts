import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Reportable } from '../reportable.ts';

/** Stories are our own: nobody but ourselves answers for them. */
export const reportableStory: Reportable = {
  outcomes: ['nothing', 'hide'],

  async find(db, _, slug) {
    const row = await db
      .selectFrom('stories')
      .select(['id', 'title as name'])
      .where('slug', '=', slug)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },

  async seal(db, id) {
    const row = await db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      name: row.title,
      path: `/stories/${row.slug}`,
      parts: [
        { name: 'title', text: row.title },
        { name: 'excerpt', text: row.excerpt },
        { name: 'body', text: row.body },
        { name: 'author', text: [row.author, row.author_role].filter(Boolean).join(', ') },
      ],
      pictures: [],
      judged: [],
      others: [],
    };
  },

  async hide(tx, id) {
    await tx.updateTable('stories').set({ hidden_at: now, updated_at: now }).where('id', '=', id).execute();
  },

  async show(tx, id) {
    await sql`update stories set hidden_at = null, updated_at = now() where id = ${id}`.execute(tx);
  },
};
