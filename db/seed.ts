import type { Db } from './connect.ts';
import { now } from './now.ts';
import { fingerprintOf } from './seeds/sample-story.ts';
import { firstEdition, sampleStories } from './seeds/stories.ts';

const content = sampleStories.map((story) => ({ ...story, sample: true, seeded_as: fingerprintOf(story) }));

/** Puts the sample content into a new database. */
export async function seed(db: Db): Promise<void> {
  await db
    .insertInto('stories')
    .values(content)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Gives each untouched sample its newest text. A changed sample stays, and a removed one is not added again. */
export async function renewSamples(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('stories')
      .selectAll()
      .where('sample', '=', true)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const row of rows) {
      const newest = content.find(({ id }) => id === row.id);
      const asItIs = fingerprintOf(row);
      const isUntouched = asItIs === (row.seeded_as ?? firstEdition[row.id]);
      if (!newest || !isUntouched || asItIs === newest.seeded_as) continue;
      await tx
        .updateTable('stories')
        .set({ ...newest, likes: 0, comments: 0, updated_at: now })
        .where('id', '=', row.id)
        .execute();
    }
  });
}
