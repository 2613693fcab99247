import type { Db } from './connect.ts';
import { sampleStories } from './seeds/stories.ts';

/** Puts the sample content into a new database. What is there already, changed or not, stays as it is. */
export async function seed(db: Db): Promise<void> {
  await db
    .insertInto('stories')
    .values(sampleStories)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
