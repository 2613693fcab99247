import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { dropWords } from './drop-words.ts';
import { findPage, type Searched } from './find-page.ts';
import { formsOf } from './near-words.ts';
import { isOneErrorAway } from './one-error-away.ts';
import { readTyped } from './read-typed.ts';

const core = await freshCore();
const things: Searched = { kind: 'things', table: 'things', id: 'id', mayFind: sql<boolean>`shown` };
await sql`create table things (
  id text primary key, sequence bigint generated always as identity, ordinal bigint generated always as identity,
  search tsvector not null, shown boolean not null default true
)`.execute(core.db);
await sql`create index on things using gin (search) where shown`.execute(core.db);

let made = 0;
async function put(text: string, tags: string[] = []): Promise<string> {
  const id = `t${++made}`;
  await sql`insert into things (id, search) values (${id}, array_to_tsvector(search_words(${text}) || ${tags}::text[]))`.execute(
    core.db,
  );
  await sql`select note_searched_words('things', search) from things where id = ${id}`.execute(core.db);
  return id;
}

async function wordsOf(typed: string): Promise<string[]> {
  return (await readTyped(core, [typed]))[0]?.words ?? [];
}

async function idsFor(typed: string, tags: string[] = []): Promise<string[]> {
  const words = await wordsOf(typed);
  return (await findPage(core, things, { words, tags }, { size: 20, after: '' })).ids;
}

test('words are found in any order, by their beginning, whatever their case and accents', async () => {
  const id = await put('Búrhan’s Yorùbá night-market in Nágpur; C++, C# and Node.js');
  for (const typed of [
    'nagpur burhans',
    'YORÙBÁ',
    'yoruba market',
    'night-market',
    'mark nigh',
    'c++',
    'c# c++',
    'node.js',
  ])
    assert.deepEqual(await idsFor(typed), [id], typed);
  for (const typed of ['nagpur pune', 'ark', 'c']) assert.deepEqual(await idsFor(typed), [], typed);
});

test('Devanagari is found with its vowel signs, with or without nukta and chandrabindu', async () => {
  const id = await put('गाँव की शिक्षा ज़रूरी है।');
  for (const typed of ['गांव', 'गाँव', 'शिक्षा', 'जरूरी', 'ज़रूरी'])
    assert.deepEqual(await idsFor(typed), [id], typed);
  assert.deepEqual(await idsFor('शक्ष'), []);
});

test('a typing error is forgiven with fewer than ten exact results, and those come first', async () => {
  const kulkarni = await put('Meera Kulkarni');
  for (const typed of ['kulkrani', 'kulkarn', 'kulkarnni', 'kulkarmi', 'xulkarni', 'lukkarni'])
    assert.deepEqual(await idsFor(typed), typed === 'lukkarni' ? [] : [kulkarni], typed);
  const near = await put('Kulkarli');
  assert.deepEqual(await idsFor('kulkarni'), [kulkarni, near]);
  const many = await Promise.all(Array.from({ length: 10 }, () => put('Deshpande')));
  await put('Deshponde');
  assert.deepEqual((await idsFor('deshpande')).sort(), many.sort());
});

test('filters combine with words, and nothing that is typed breaks the query', async () => {
  const id = await put('Beekeeping', ['role:Mentor', "place:o'dd \\ place"]);
  await put('Beekeeping', ['role:Student']);
  assert.deepEqual(await idsFor('beekeeping', ['role:Mentor', "place:o'dd \\ place"]), [id]);
  for (const typed of ["'", "a' | 'b", '\\', ':*', '& !', '%', '(((', "');--", 'ं', '++'])
    assert.ok(Array.isArray(await idsFor(typed)), typed);
  assert.deepEqual(await wordsOf('role:Mentor'), ['mentor', 'role']);
});

test('pages follow each other without gap or repetition, and a count stops at a thousand', async () => {
  await sql`insert into things (id, search)
    select 'many' || n, array_to_tsvector(array['plenty', case when n % 500 = 0 then 'plentiful' else 'x' end])
    from generate_series(1, 1500) n`.execute(core.db);
  // A number that is sorted as a text stands before a smaller one with more digits.
  const byOrdinal = { ...things, order: sql`ordinal` };
  for (const searched of [things, byOrdinal]) await expectPages(searched);
});

async function expectPages(searched: Searched): Promise<void> {
  for (const [word, expected, total] of [
    ['plenty', 1500, { count: 1000, isMore: true }],
    ['plent', 1500, { count: 1000, isMore: true }],
    ['plentiful', 3, { count: 3, isMore: false }],
  ] as const) {
    const seen: string[] = [];
    let after = '';
    do {
      const page = await findPage(core, searched, { words: [word], tags: [] }, { size: 70, after });
      assert.deepEqual(page.total, total);
      seen.push(...page.ids);
      after = page.next;
    } while (after);
    assert.equal(seen.length, expected);
    assert.equal(new Set(seen).size, expected);
    const numbers = seen.map((id) => Number(id.slice(4)));
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => b - a),
    );
  }
}

test('a row that may not be found is neither listed nor counted, and its words are forgotten', async () => {
  const id = await put('Xylophone');
  assert.deepEqual(await idsFor('xylofone'), []);
  assert.deepEqual(await idsFor('xylophine'), [id]);
  await sql`update things set shown = false where id = ${id}`.execute(core.db);
  assert.deepEqual(await idsFor('xylophone'), []);
  await dropWords(core, things);
  const { rows } = await sql`select from searched_words where word = 'xylophone'`.execute(core.db);
  assert.equal(rows.length, 0);
  assert.equal(
    (await sql`select from searched_words where word = 'kulkarni'`.execute(core.db)).rows.length,
    1,
  );
});

test('a word that a change has taken for noted while words are dropped is noted again', async () => {
  const others = { ...things, kind: 'others' };
  await sql`select note_searched_words('others', array_to_tsvector(array['quince', 'zither']))`.execute(
    core.db,
  );
  const { ended } = await core.db.transaction().execute(async (tx) => {
    await sql`insert into things (id, search) values ('q', array_to_tsvector(array['quince']))`.execute(tx);
    await sql`select note_searched_words('others', search) from things where id = 'q'`.execute(tx);
    const ended = dropWords(core, others);
    // The change goes on after the last word was looked at.
    await Promise.race([ended, wait(300)]);
    return { ended };
  });
  await ended;
  const { rows } = await sql`select word from searched_words where kind = 'others'`.execute(core.db);
  assert.deepEqual(rows, [{ word: 'quince' }]);
});

test('one error is a character wrong, missing, too many or swapped with its neighbour, and no more', () => {
  for (const [a, b] of [
    ['ravi', 'ravj'],
    ['ravi', 'rvi'],
    ['ravi', 'raavi'],
    ['ravi', 'rvai'],
    ['ravi', 'avi'],
    ['ravi', 'ravi2'],
    ['शिक्षा', 'शीक्षा'],
  ] as const) {
    assert.ok(isOneErrorAway(a, b), `${a} ${b}`);
    assert.ok(isOneErrorAway(b, a), `${b} ${a}`);
  }
  for (const [a, b] of [
    ['ravi', 'ravi'],
    ['ravi', 'rivo'],
    ['ravi', 'iavr'],
    ['ravi', 'ra'],
  ] as const)
    assert.ok(!isOneErrorAway(a, b), `${a} ${b}`);
});

test('plain text is read here exactly as the database reads it', async () => {
  const anyPlain = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  });
  const texts = [...fc.sample(anyPlain, 300), "O'Brien C++ #tag c# ++ a.b", 'x'.repeat(60)];
  const { rows } = await sql<{ words: string[]; letters: string }>`
    select search_words(one) as words, search_letters(one) as letters
    from unnest(${texts}::text[]) with ordinality as typed (one, place) order by place`.execute(core.db);
  const read = await readTyped(core, texts);
  for (const [at, { words, letters }] of rows.entries())
    assert.deepEqual(read[at], { words: words.slice(0, 8), letters }, String(texts[at]));
});

test('the forms of a word equal those of the database', async () => {
  for (const word of ['kulkarni', 'aabb', 'शिक्षा', 'naïve']) {
    const { rows } = await sql<{ forms: string[] }>`select search_forms(${word}) as forms`.execute(core.db);
    assert.deepEqual(formsOf(word).toSorted(), rows[0]?.forms.toSorted());
  }
});

test('a cursor above every ordinal is one before the first page, not an error of the database', async () => {
  const id = await put('A cursor of nineteen nines');
  const words = await wordsOf('nineteen nines');
  const page = (after: string) => findPage(core, things, { words, tags: [] }, { size: 20, after });
  for (const after of ['9223372036854775807', '9999999999999999999'])
    assert.deepEqual((await page(after)).ids, [id]);
});
