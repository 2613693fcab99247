import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seed } from '#db/seed.ts';
import { sampleStories } from '#db/seeds/stories.ts';
import { freshCore } from '#tests/database.ts';
import { getStory } from './get-story.ts';
import { listStories } from './list-stories.ts';

const core = await freshCore();
await seed(core.db);

test('six stories come newest first, and the three featured ones in their own order', async () => {
  const { stories, featured } = await listStories(core);
  assert.equal(stories.length, 6);
  const dates = stories.map((story) => story.date);
  assert.deepEqual(dates, [...dates].sort().reverse());
  assert.deepEqual(
    featured.map((story) => story.slug),
    sampleStories.slice(0, 3).map((story) => story.slug),
  );
});

test('seeding again adds nothing and leaves a changed story as it is', async () => {
  await core.db.updateTable('stories').set({ title: 'Changed' }).where('id', '=', 'story-loom').execute();
  await seed(core.db);
  const { stories } = await listStories(core);
  assert.equal(stories.length, 6);
  assert.equal(stories.find((story) => story.id === 'story-loom')?.title, 'Changed');
});

test('a story has its text in blocks and two others to read on', async () => {
  const found = await getStory(core, 'a-library-on-three-wheels');
  const kinds = found?.story.body.map((block) => block.kind);
  assert.deepEqual(kinds?.slice(0, 4), ['paragraph', 'paragraph', 'heading', 'paragraph']);
  assert.equal(found?.story.body[2]?.text, 'What went wrong');
  assert.equal(found?.others.length, 2);
  assert.equal(found?.others[0]?.category, 'success');
});

test('an unknown address has no story', async () => {
  assert.equal(await getStory(core, 'nothing-here'), null);
});
