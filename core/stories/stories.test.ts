import assert from 'node:assert/strict';
import { test } from 'node:test';
import { storyPictures } from '#contract/stories/shapes.ts';
import { renewSamples, seed } from '#db/seed.ts';
import { fingerprintOf } from '#db/seeds/sample-story.ts';
import { sampleStories } from '#db/seeds/stories.ts';
import { freshCore } from '#tests/ground/database.ts';
import { getStory } from './get-story.ts';
import { listStories } from './list-stories.ts';

/** The text that migrations 0001 to 0054 inserted, where it differs from today's. */
const firstLibraryVan = {
  excerpt:
    'Four students from Nagpur and a retired postmaster put 600 books into an auto-rickshaw. A year later eleven villages know the timetable by heart.',
  body: `Sunil Wankhede drove past the same schoolyard for thirty years, delivering letters. When he retired he wrote one sentence on Saharambh: “I know every road, and I have a garage.”

Prajakta, who studies mechanical engineering, answered on the same day. She knew how to make the shelves of an auto-rickshaw fold. Two others could write the app that tells which book is where, and a fourth knew how to ask a publisher for a pallet of returns.

## What went wrong
The first shelves fell off in Kamptee. The app was not needed for four months, because every child simply told the next one where the van would be. They kept the timetable and dropped the rest.

“We had planned a platform,” says Prajakta. “What was missing was a second battery.”

## What they agreed
Nobody took a share, because there was nothing to share. The agreement said: two Saturdays a month, petrol paid from a common box, and whoever leaves finds their own successor. Two have left. Both found one.

Today the van lends about ninety books a week. A second one is being welded in Wardha, from the same drawings, which hang in the open for everybody to copy.`,
  read_minutes: 3,
  picture: null,
  team: null,
  hours_a_week: null,
  weeks: null,
  went_wrong: null,
};

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

test('a story has its text in blocks and two others to read next', async () => {
  const found = await getStory(core, 'a-library-on-three-wheels');
  const kinds = found?.story.body.map((block) => block.kind);
  assert.deepEqual(kinds?.slice(0, 4), ['paragraph', 'paragraph', 'heading', 'paragraph']);
  assert.equal(found?.story.body[2]?.text, 'What they agreed');
  assert.deepEqual(found?.story.facts, {
    team: 'Four students and a retired postmaster',
    hoursAWeek: 6,
    weeks: 26,
    wentWrong: 'The shelves opened on the road, and nobody needed the app.',
  });
  assert.equal(found?.others.length, 2);
  assert.equal(found?.others[0]?.category, 'success');
});

test('an unknown address has no story', async () => {
  assert.equal(await getStory(core, 'nothing-here'), null);
});

test('each sample is a story of 400 to 700 words, with all its facts and a picture of its own', () => {
  for (const { body, team, hours_a_week, weeks, went_wrong, id } of sampleStories) {
    const words = body.split(/\s+/).filter((word) => word !== '##').length;
    assert.ok(words >= 400 && words <= 700, `${id}: ${words}`);
    assert.ok(team && hours_a_week && weeks && went_wrong, id);
  }
  assert.deepEqual(new Set(sampleStories.map(({ picture }) => picture)), new Set(storyPictures));
});

test('an untouched sample follows its newest text; a changed one stays, and a removed one stays removed', async () => {
  const { db } = await freshCore();
  await seed(db);
  const find = (id: string) => db.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();
  const asSeeded = await find('story-library-van');
  // As in the first edition, before rows recorded the text with which they were seeded.
  await db
    .updateTable('stories')
    .set({ ...firstLibraryVan, seeded_as: null, likes: 214, comments: 18 })
    .where('id', '=', 'story-library-van')
    .execute();
  await db
    .updateTable('stories')
    .set({ excerpt: 'Ours now.' })
    .where('id', '=', 'story-cold-chain')
    .execute();
  await db.updateTable('stories').set({ title: 'An older title' }).where('id', '=', 'story-loom').execute();
  const old = await find('story-loom');
  assert.ok(old);
  await db
    .updateTable('stories')
    .set({ seeded_as: fingerprintOf(old) })
    .where('id', '=', 'story-loom')
    .execute();
  await db.deleteFrom('stories').where('id', '=', 'story-two-cities').execute();

  await renewSamples(db);
  const renewed = await find('story-library-van');
  assert.deepEqual({ ...renewed, updated_at: null }, { ...asSeeded, updated_at: null });
  assert.equal((await find('story-cold-chain'))?.excerpt, 'Ours now.');
  assert.equal((await find('story-loom'))?.title, 'The loom that counts');
  assert.equal(await find('story-two-cities'), undefined);

  const before = await find('story-loom');
  await renewSamples(db);
  assert.deepEqual(await find('story-loom'), before);
});
