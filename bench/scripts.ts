import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { seedPeople, word } from './people.ts';
import { seededDatabase, startDatabase } from './servers.ts';
import { report } from './timed.ts';

// npm run bench:scripts -- --before FOLDER: the search of this folder and that of an earlier one (a clone before words of two
// scripts), in turn over one database, and what the index of skeletons adds.
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '600' },
    before: { type: 'string', default: '' },
  },
});
const [count, rounds] = [Number(values.people), Number(values.rounds)];
const promised = { time: 1.1, index: 1.25 };

type Find = (words: string[], tags: string[]) => Promise<unknown>;

/** The search of a folder, over connections of its own. */
async function searchOf(folder: string, url: string): Promise<{ find: Find; close: () => Promise<void> }> {
  const { connect } = await import(path.join(folder, 'db/connect.ts'));
  const { findPage } = await import(path.join(folder, 'core/search/find-page.ts'));
  const { listedPeople } = await import(path.join(folder, 'core/people/list-people.ts'));
  const { db, close } = connect(url);
  return {
    find: (words, tags) => findPage({ db }, listedPeople, { words, tags }, { size: 20, after: '' }),
    close,
  };
}

/** One member in ten with a headline of Devanagari, from four hundred words. */
async function seedDevanagari(client: pg.Client): Promise<void> {
  const letters = 'कखगचजटडतदनपबमयरलवशसह';
  const made = `(select string_agg(
      substr('${letters}', 1 + (seed / 20 ^ at)::int % 20, 1) || substr('ािीेो', 1 + (seed / 5 + at) % 5, 1), '')
    from generate_series(0, 2) at)`;
  await client.query('alter table people disable trigger user');
  await client.query(`
    update people set search = array_to_tsvector(array(
      select distinct lexeme from (
        select lexeme from unnest(tsvector_to_array(people.search)) lexeme
        union all
        select ${made} from generate_series(people.sequence::int % 400, people.sequence::int % 400 + 5) seed
      ) all_of
    )) where sequence % 10 = 0`);
  await client.query('alter table people enable trigger user');
  await client.query(`
    insert into searched_words (kind, word, forms)
    select 'people', word, search_forms(word) from ts_stat('select search from people where sequence % 10 = 0')
    where word !~ ':' on conflict do nothing`);
  await client.query('vacuum full analyze people');
  await client.query('vacuum full analyze searched_words');
  await client.query('checkpoint');
}

async function wordsOf(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(text);
  return rows.map((row) => row.word);
}

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, count);
  await seedPeople(url, count);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await seedDevanagari(client);
  const { rows } = await client.query<{ whole: string; skeletons: string }>(`
    select (pg_total_relation_size('searched_words') + pg_relation_size('people_search'))::text as whole,
      pg_relation_size('searched_words_skeleton')::text as skeletons`);
  const [whole, skeletons] = [Number(rows[0]?.whole), Number(rows[0]?.skeletons)];
  const share = whole / (whole - skeletons);
  console.log(
    `  words and index ${(whole / 1e6).toFixed(1)} MB, of them skeletons ${(skeletons / 1e6).toFixed(1)} MB: ${Math.round(share * 100)} % of before${share > promised.index ? '  ABOVE ITS PROMISE of 125 %' : ''}`,
  );
  const rare = await wordsOf(
    client,
    `select ${word('(1000000 + n)')} as word from generate_series(10, 2000) n`,
  );
  const devanagari = await wordsOf(
    client,
    `select word from searched_words where word > 'z' order by md5(word) limit 400`,
  );
  const cases: [string, (at: number) => [string[], string[]]][] = [
    ['a rare word', (at) => [[rare[at % rare.length] ?? ''], []]],
    ['a mistyped word', (at) => [[`${rare[at % rare.length]?.slice(1)}`], []]],
    ['a rare word of Devanagari', (at) => [[devanagari[at % devanagari.length] ?? ''], []]],
    [
      'a frequent word and two filters',
      (at) => [['design'], ['role:Mentor', `hours:${[5, 10, 20][at % 3]}`]],
    ],
  ];
  const now = await searchOf(path.resolve(import.meta.dirname, '..'), url);
  const before = values.before === '' ? null : await searchOf(path.resolve(values.before), url);
  for (const [name, asked] of cases) {
    const times: { before: number[]; now: number[] } = { before: [], now: [] };
    for (let at = -20; at < rounds; at++)
      // Each goes first every second time.
      for (const which of at % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const)) {
        const search = which === 'now' ? now : before;
        if (!search) continue;
        const began = performance.now();
        await search.find(...asked(Math.abs(at)));
        if (at >= 0) times[which].push(performance.now() - began);
      }
    if (before) report(`${name}, before`, times.before, { most: Number.POSITIVE_INFINITY });
    const slow = times.before.toSorted((a, b) => a - b)[Math.floor(times.before.length * 0.99)];
    report(`${name}, now`, times.now, { most: slow ? slow * promised.time : Number.POSITIVE_INFINITY });
  }
  await Promise.all([now.close(), before?.close(), client.end()]);
} finally {
  await cluster.stop();
}
