import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { bringText, goodSearch, searcher, searching } from '#tests/cofounders/searches.ts';
import { administrator, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { hold } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { refused } from '#tests/ground/refused.ts';
import { completeProject } from '#tests/projects/published-project.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { lapseDueDeadlines } from '../deadlines/lapse-due-deadlines.ts';
import type { Member } from '../ground/actor.ts';
import { record } from '../ground/events.ts';
import { updateProfile } from '../profiles/update-profile.ts';
import { askStillLooking } from './ask-still-looking.ts';
import { decideReview } from './decide-review.ts';
import { deleteSearch } from './delete-search.ts';
import { getOwnSearch } from './get-own-search.ts';
import { listReviews } from './list-reviews.ts';
import { pauseSearch } from './pause-search.ts';
import { saveSearch } from './save-search.ts';
import { sayStillLooking } from './say-still-looking.ts';
import { settleSearches } from './settle-searches.ts';
import { turnSearchOn } from './turn-search-on.ts';

const base = await freshCore();
await keepBeating(base);
const { core, admin } = await administrator(base);
const save = (who: Member, version: number, changes: Partial<SearchSaid> = {}) =>
  saveSearch(core, who, { version, ...goodSearch(changes) });
const demand = `${bringText} Only people of my caste.`;

test('a member without a mark reads what is missing, and begins no search', async () => {
  const plain = await member(core, { password: null });
  assert.deepEqual((await getOwnSearch(core, plain)).lacks, ['mark', 'profile']);
  await assert.rejects(save(plain, 0), refused('cofounder_lacks_mark'));
});

test('a search is on for 60 days once nothing is missing', async () => {
  const who = await searcher(core);
  assert.equal((await save(who, 0)).state, 'draft');
  const on = await turnSearchOn(core, who);
  assert.deepEqual([on.state, on.isFound], ['on', true]);
  const days = (Date.parse(on.onUntil) - Date.now()) / 86_400_000;
  assert.equal(Math.round(days), 60);
});

test('criteria without a value, and values of no list, are refused at their field', async () => {
  const who = await searcher(core);
  const must = 'must' as const;
  await assert.rejects(
    save(who, 0, { hours: { weight: must, least: 0 } }),
    refused('cofounder_criterion_empty', 'hours'),
  );
  await assert.rejects(
    save(who, 0, { split: { weight: must } }),
    refused('cofounder_criterion_empty', 'split'),
  );
  await assert.rejects(
    save(who, 0, { skills: { weight: must, names: ['A removed skill'] } }),
    refused('cofounder_skill_unknown', 'skills'),
  );
  await assert.rejects(save(who, 0, { startsOn: '2040-01-01' }), refused('cofounder_start_day', 'startsOn'));
  await assert.rejects(save(who, 0, { projectId: 'p' }), refused('cofounder_project_unknown', 'projectId'));
});

test('a distance needs a district with a centre, or remote work', async () => {
  const who = await searcher(core, { location: 'A village of no table' });
  const distance = { weight: 'must', km: 25 } as const;
  await assert.rejects(
    save(who, 0, { distance, mode: 'On site' }),
    refused('cofounder_district_unknown', 'distance'),
  );
  assert.equal((await save(who, 0, { distance, mode: 'Both' })).state, 'draft');
});

test('a draft project can be brought, and its sectors take the place of those of the search', async () => {
  const who = await searcher(core);
  const slug = await completeProject(core, who, 'Cold rooms');
  const { id } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const { said } = await save(who, 0, { projectId: id });
  assert.deepEqual([said?.projectId, said?.sectors], [id, []]);
});

test('five changes in 24 hours count, also those of a search that was deleted', async () => {
  const who = await searcher(core);
  for (const version of [0, 1, 2]) await save(who, version, { startsOn: `2026-02-0${version + 1}` });
  await deleteSearch(core, who);
  await save(who, 0);
  await save(who, 1, { mode: 'Remote' });
  await assert.rejects(save(who, 2, { mode: 'On site' }), refused('cofounder_changes_many'));
  const age = sql`update cofounder_changes set at = at - interval '1 day' where account_id = ${who.id}`;
  await age.execute(core.db);
  assert.equal((await save(who, 2, { mode: 'On site' })).version, 3);
});

test('the split changes once in 14 days, also by a new search', async () => {
  const who = await searcher(core);
  await save(who, 0, { splits: ['equal'] });
  await assert.rejects(save(who, 1, { splits: ['i_less'] }), refused('cofounder_split_soon', 'split'));
  await deleteSearch(core, who);
  assert.deepEqual((await getOwnSearch(core, who)).split, { splits: ['equal'], isMust: false });
  await assert.rejects(save(who, 0, { splits: ['i_less'] }), refused('cofounder_split_soon', 'split'));
  await save(who, 0, { splits: ['equal'] });
  const age = sql`update cofounder_changes set at = at - interval '15 days' where account_id = ${who.id}`;
  await age.execute(core.db);
  assert.deepEqual((await save(who, 1, { splits: ['i_less'] })).said?.splits, ['i_less']);
});

test('the same form sent twice is one change, and an older version is a conflict', async () => {
  const who = await searcher(core);
  await save(who, 0);
  assert.equal((await save(who, 0)).changesLeft, 4);
  await assert.rejects(save(who, 0, { mode: 'Remote' }), refused('conflict'));
});

test('a first text that demands a caste waits for review, and is turned on when it is approved', async () => {
  const who = await searcher(core, { name: 'Held Member' });
  await save(who, 0, { bring: demand });
  const waiting = await turnSearchOn(core, who);
  assert.deepEqual([waiting.state, waiting.review?.isLate], ['draft', false]);
  const { reviews } = await listReviews(core, admin, { list: 'waiting' });
  const review = reviews.find(({ name }) => name === 'Held Member');
  assert.ok(review);
  const decided = { reviewId: review.$id, version: 1, verdict: 'approved', reason: '' } as const;
  const { findings } = await decideReview(core, admin, decided);
  assert.deepEqual(
    findings.map(({ part, reason }) => [part, reason]),
    [['bring', 'asks_caste']],
  );
  assert.equal((await getOwnSearch(core, who)).state, 'on');
});

test('an edit that is held leaves the earlier text to others, and comes back with a reason', async () => {
  const who = await searching(core, {}, { name: 'Edited Member' });
  const held = await save(who, 1, { bring: demand });
  assert.deepEqual([held.state, held.said?.bring, held.proposed?.bring], ['on', bringText, demand]);
  const { reviews } = await listReviews(core, admin, { list: 'waiting' });
  const reviewId = reviews.find(({ name }) => name === 'Edited Member')?.$id ?? '';
  const returned = { reviewId, version: 2, verdict: 'returned' } as const;
  await assert.rejects(
    decideReview(core, admin, { ...returned, reason: '' }),
    refused('cofounder_reason_missing'),
  );
  await decideReview(core, admin, { ...returned, reason: 'Say what the work needs.' });
  assert.equal((await getOwnSearch(core, who)).returnedFor, 'Say what the work needs.');
});

async function days(who: Member, count: number): Promise<void> {
  await sql`update cofounder_searches set on_since = on_since - make_interval(days => ${count})
    where account_id = ${who.id}`.execute(core.db);
  await sql`update clocks set began_at = began_at - make_interval(days => ${count}),
    due_at = due_at - make_interval(days => ${count}) where subject_id = ${who.id}`.execute(core.db);
}

test('on day 53 a member is asked, and a yes begins 60 new days', async () => {
  const who = await searching(core);
  await days(who, 52);
  await askStillLooking(core);
  assert.equal((await getOwnSearch(core, who)).answerBy, '');
  await days(who, 1);
  await askStillLooking(core);
  assert.notEqual((await getOwnSearch(core, who)).answerBy, '');
  const { answerBy, onUntil } = await sayStillLooking(core, who);
  assert.equal(answerBy, '');
  assert.equal(Math.round((Date.parse(onUntil) - Date.now()) / 86_400_000), 60);
});

test('without an answer the search pauses, and can be turned on again', async () => {
  const who = await searching(core);
  await days(who, 53);
  await askStillLooking(core);
  await days(who, 8);
  await lapseDueDeadlines(core);
  await runReactions(base);
  const { state, pause } = await getOwnSearch(core, who);
  assert.deepEqual([state, pause], ['paused', 'quiet']);
  assert.equal((await turnSearchOn(core, who)).state, 'on');
});

const isFound = async ({ id }: Member) => {
  const { rows } = await sql`select from cofounder_matching where account_id = ${id}`.execute(core.db);
  return rows.length > 0;
};

test('a search is found again when its member is back from a time away', async () => {
  const who = await searching(core);
  const away = (until: string | null) =>
    sql`update people set away_until = ${until} where account_id = ${who.id}`.execute(core.db);
  await away('2100-01-01');
  await settleSearches(core);
  assert.equal(await isFound(who), false);
  assert.deepEqual((await getOwnSearch(core, who)).lacks, ['away']);
  await away(null);
  await settleSearches(core);
  assert.equal(await isFound(who), true);
});

test('a paused search is found by no one', async () => {
  const who = await searching(core);
  await pauseSearch(core, who);
  assert.equal(await isFound(who), false);
});

const move = (who: Member, location: string) =>
  updateProfile(core, who, { id: who.id, data: { location }, permissions: undefined, language: 'en' });

/** Where the lists look for the member. */
const placeOf = async ({ id }: Member) => {
  const { rows } = await sql<{ x: number }>`
    select x from cofounder_matching where account_id = ${id}`.execute(core.db);
  assert.ok(rows[0]);
  return rows[0].x;
};

test('a changed profile makes a job only for a member whose search is on', async () => {
  const [plain, paused, found] = [await searcher(core), await searching(core), await searching(core)];
  await pauseSearch(core, paused);
  await runReactions(core);
  const settled = async () => {
    const { rows } = await sql<{ id: string }>`
      select account_id as id from jobs join events on events.id = (payload ->> 'eventId')::bigint
      where task = 'cofounders:settle-profile' order by events.id`.execute(core.db);
    return rows.map(({ id }) => id);
  };
  for (const who of [plain, paused, found]) await move(who, 'Wardha');
  assert.deepEqual(await settled(), [found.id]);
  await core.db.transaction().execute(async (tx) => {
    const changed = ({ id }: Member) =>
      record(tx, { name: 'profiles.updated', accountId: id, subject: { profileId: id } });
    await Promise.all([plain, found, paused].map(changed));
  });
  assert.deepEqual(await settled(), [found.id, found.id]);
  await runReactions(core);
  assert.equal(await placeOf(found), await placeOf(await searching(core, {}, { location: 'Wardha' })));
});

test('a search that begins while another writer changes the profile is found at the new place', async () => {
  const who = await searcher(core);
  await save(who, 0);
  const writer = await hold(core, `update profiles set location = 'Wardha' where id = $1`, [who.id]);
  const turning = turnSearchOn(core, who);
  await writer.waiters(1);
  await writer.release();
  await turning;
  assert.equal(await placeOf(who), await placeOf(await searching(core, {}, { location: 'Wardha' })));
});
