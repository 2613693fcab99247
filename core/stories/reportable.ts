import { storyPaths } from '#contract/stories/paths.ts';
import type { Reportable } from '../ground/reportable.ts';
import { hideStory, showStory } from './steps/hide-story.ts';

/** Stories are our own: we alone are responsible for them. */
export const reportableStory: Reportable = {
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
      path: storyPaths.story(row.slug),
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

  isOurs: true,
  measures: {
    hide: {
      isState: true,
      carryOut: (tx, _, __, { id }) => hideStory(tx, id),
      lift: (tx, _, { id }) => showStory(tx, id),
    },
  },
};
