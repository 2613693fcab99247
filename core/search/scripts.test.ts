import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { marathiSectors } from '#rules/lists/marathi-sectors.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { skills } from '#rules/lists/skills/all.ts';
import { marathiLoans } from '#rules/lists/skills/marathi-loans.ts';
import { marathiWords } from '#rules/lists/skills/marathi-words.ts';
import { rowsOf } from '#rules/lists/table.ts';
import { freshCore } from '#tests/ground/database.ts';
import { findPage, type Searched } from './find-page.ts';
import { readTyped } from './read-typed.ts';
import { isSameAcrossScripts } from './same-across-scripts.ts';
import { skeletonOf } from './skeleton.ts';

const core = await freshCore();
const pairs = readFileSync(path.join(import.meta.dirname, 'samples/pairs.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [devanagari: string, latin: string]);

await sql`create table written (
  id text primary key, sequence bigint generated always as identity, script text not null, search tsvector not null
)`.execute(core.db);
await sql`create index on written using gin (search)`.execute(core.db);

async function put(script: string, texts: readonly string[]): Promise<void> {
  await sql`insert into written (id, script, search)
    select ${script} || ' ' || text, ${script}, array_to_tsvector(search_words(text)) from unnest(${texts}::text[]) text
    on conflict do nothing`.execute(core.db);
  await sql`select note_searched_words(${script}, search) from written where script = ${script}`.execute(
    core.db,
  );
}

async function find(script: string, typed: string): Promise<string[]> {
  const searched: Searched = {
    kind: script,
    table: 'written',
    id: 'id',
    mayFind: sql<boolean>`script = ${script}`,
  };
  const words = (await readTyped(core, [typed]))[0]?.words ?? [];
  const { ids } = await findPage(core, searched, { words, tags: [] }, { size: 10, after: '' });
  return ids.map((id) => id.slice(script.length + 1));
}

test('of 300 shipped pairs and more 95 % are found in each direction, with 2 % strange ones at most', async () => {
  assert.ok(pairs.length >= 300);
  for (const at of [0, 1] as const) {
    const script = at === 0 ? 'devanagari' : 'latin';
    await put(
      script,
      pairs.map((pair) => pair[at]),
    );
    let [found, strange, all] = [0, 0, 0];
    for (const pair of pairs) {
      const wanted = pairs.filter((other) => other[1 - at] === pair[1 - at]).map((other) => other[at]);
      const ids = await find(script, pair[1 - at] ?? '');
      all += ids.length;
      strange += ids.filter((id) => !wanted.includes(id)).length;
      if (ids.includes(pair[at])) found++;
    }
    assert.ok(found >= pairs.length * 0.95, `${script}: ${found} of ${pairs.length}`);
    assert.ok(strange <= all * 0.02, `${script}: ${strange} of ${all} are strange`);
  }
});

test('a word of the other script is found with others as typed, and with fewer than ten as typed alone', async () => {
  await put('mixed', ['पुणे carpenter workshop', 'Pune market', 'श्रेया कारपेंटर']);
  assert.deepEqual(await find('mixed', 'pune कारपेंटर'), ['पुणे carpenter workshop']);
  assert.deepEqual(await find('mixed', 'Shreya kaarpentar'), ['श्रेया कारपेंटर']);
  assert.deepEqual(
    (await find('mixed', 'पुणे')).toSorted(),
    ['Pune market', 'पुणे carpenter workshop'].toSorted(),
  );
  await put(
    'mixed',
    Array.from({ length: 10 }, (_, at) => `Pune ${at}`),
  );
  assert.ok(!(await find('mixed', 'pune')).includes('पुणे carpenter workshop'));
});

test('digits of Devanagari, nukta in two spellings and joiners make no difference', async () => {
  await put('signs', ['Batch 2026', 'गाँव के लोग', 'ज़रूरत', 'र्‍हस्व']);
  for (const [typed, expected] of [
    ['२०२६', 'Batch 2026'],
    ['gaanv', 'गाँव के लोग'],
    ['ज\u093cरूरत', 'ज़रूरत'],
    ['zaroorat', 'ज़रूरत'],
    ['र्हस्व', 'र्‍हस्व'],
  ] as const)
    assert.deepEqual(await find('signs', typed), [expected], typed);
});

test('the skeleton of a word equals that of the database', async () => {
  const words = (await readTyped(core, pairs.flat())).flatMap((one) => one.words);
  words.push(
    'ॐ',
    'गॉड',
    'ऽअ',
    '१',
    'xerox',
    'c++',
    'a',
    'சென்னை',
    'tchaikovsky',
    'ळऴ',
    'अॅप',
    'दुःख',
    'ॠण',
    'wwww',
    'ण्ण',
  );
  const { rows } = await sql<{ word: string; skeleton: string | null }>`
    select word, search_skeleton(word) as skeleton from unnest(${words}::text[]) word`.execute(core.db);
  for (const { word, skeleton } of rows) assert.equal(skeletonOf(word), skeleton, word);
});

test('words of one script are never spellings of each other, and a long word is compared fast', () => {
  assert.ok(!isSameAcrossScripts('shreya', 'sreya'));
  assert.ok(!isSameAcrossScripts('श्रेया', 'श्रिया'));
  assert.ok(!isSameAcrossScripts('पाटील', 'patel'));
  const began = process.threadCpuUsage();
  isSameAcrossScripts('ककाआईउ'.repeat(7), 'kaaiu'.repeat(8));
  isSameAcrossScripts('आ'.repeat(40), `${'a'.repeat(39)}b`);
  const { user, system } = process.threadCpuUsage(began);
  assert.ok(user + system < 100_000, `${user + system} µs`);
});

test('a skill, a sector and a district are found by their names in each of the three languages', async () => {
  await put('listed', ['Ravi']);
  await sql`insert into written (id, script, search) values
    ('listed skilled', 'listed', array_to_tsvector(array['skill:carpentry'])),
    ('listed mentor', 'listed', array_to_tsvector(array['topic:project management'])),
    ('listed sector', 'listed', array_to_tsvector(array['sector:Food and Beverages', 'tiffin'])),
    ('listed district', 'listed', array_to_tsvector(search_words('Nashik, Maharashtra')))`.execute(core.db);
  for (const [typed, expected] of [
    ['बढ़ईगीरी', 'skilled'],
    ['सुतारकाम', 'skilled'],
    ['प्रकल्प व्यवस्थापन', 'mentor'],
    ['परियोजना प्रबंधन', 'mentor'],
    ['food and beverages tiffin', 'sector'],
    ['खाद्य और पेय', 'sector'],
    ['tiffin खाद्य आणि पेय', 'sector'],
    ['नाशिक', 'district'],
    ['नासिक', 'district'],
  ] as const)
    assert.deepEqual(await find('listed', typed), [expected], typed);
  assert.deepEqual(await find('listed', 'प्रकल्प'), []);
});

test('each Marathi name belongs to a skill or a sector of the lists', () => {
  for (const [table, known] of [
    [marathiWords + marathiLoans, skills.map(({ name }) => name)],
    [marathiSectors, sectorNames],
  ] as const)
    assert.deepEqual(
      rowsOf(table).flatMap(([name = '']) => (known.includes(name) ? [] : name)),
      [],
    );
});
