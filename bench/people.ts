import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Compare, comparing } from './compare.ts';
import { measureKeptProject, seedProjects } from './kept-project.ts';
import { type Figures, load } from './load.ts';
import { processorTime } from './member-pages.ts';
import { sessionOf } from './seed.ts';
import { type Server, seededDatabase, startBare, startDatabase, startProduct } from './servers.ts';

/** Of /find/people, in a second. */
const promisedPages = 250;
const project = { 'x-appwrite-project': 'saharambh' };
/** Words, made of letters alone, that no caller types by mistake for one another. */
export const word = (n: string) =>
  `translate(left(md5('word' || ${n}), 5 + (${n} % 4)), '0123456789', 'ghijklmnop')`;

/**
 * Makes every member of the seeded database findable: sixty words each, most of them common, one shared by three members at
 * most.
 */
export async function seedPeople(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into handles (handle, account_id) select 'person-' || n, 'account' || n from generate_series(1, $1::int) n`,
    [count],
  );
  // The triggers would describe one after another what is described here in one go.
  await client.query('alter table people disable trigger user');
  await client.query(
    `insert into people (account_id, headline, about, skills, hours_a_week, open_to, visibility, shown_at, listed, search)
     select 'account' || n, headline, about, array[skill], n % 41, array['Mentor'], 'members', now(), true,
       array_to_tsvector(array(
         select distinct lexeme from unnest(
           string_to_array(lower(headline || ' ' || about || ' ' || skill), ' ')
           || array['person', 'nagpur', 'place:nagpur', 'open:Mentor', 'skill:' || lower(skill)]
           || array(select 'role:' || role from profiles where owner_id = 'account' || n and account_id = owner_id)
           || array(select 'hours:' || hours from unnest(array[5, 10, 20, 30, 40]) hours where hours <= n % 41)
         ) lexeme
       ))
     from generate_series(1, $1::int) n, lateral (
       select case when n % 3 = 0 then 'Design for schools' else 'Machines for farms' end as headline,
         (array['JavaScript', 'Accounting', 'Electronics', 'Teaching', 'Marketing'])[1 + n % 5] as skill,
         (select string_agg(${word('(floor(power(random(), 3) * 20000)::int + 0 * (n + place))')}, ' ')
           from generate_series(1, 50) place) || ' ' || ${word('(1000000 + n / 3)')} as about
     ) said`,
    [count],
  );
  await client.query('alter table people enable trigger user');
  await client.query(
    `insert into searched_words (kind, word, forms)
     select 'people', word, search_forms(word) from ts_stat('select search from people') where word !~ ':'`,
  );
  await client.query('vacuum analyze people, handles, searched_words');
  // Else what the seeding has left to be written would be written while the searches are timed.
  await client.query('checkpoint');
  await client.end();
}

/** The two searches that the directory has promised a time for: a rare word, and a frequent one with two filters. */
const searches = [
  { name: 'a rare word', longest: 50, count: 500, query: (at: number) => `search=${rareWord(at * 3 + 7)}` },
  {
    name: 'a frequent word and two filters',
    longest: 150,
    count: 15,
    query: (at: number) =>
      `search=design&role=${['Entrepreneur', 'Mentor', 'Investor'][at % 3]}&hours=${[5, 10, 20, 30, 40][at % 5]}`,
  },
];

let rareWords: string[] = [];
const rareWord = (n: number) => rareWords[n % rareWords.length] ?? '';

/**
 * The directory against the same statements with nothing around them, as fast as they answer; and how long it takes at 30 a
 * second.
 */
export async function measurePeople(
  bare: Server,
  product: Server,
  url: string,
  compare: Compare,
): Promise<void> {
  rareWords = await wordsIn(url);
  for (const { name, longest, count, query } of searches) {
    const queries = Array.from({ length: count }, (_, at) => query(at));
    const ours = queries.map((one, at) => ({
      url: `${product.origin}/v1/people?${one}`,
      headers: { ...project, 'x-appwrite-session': sessionOf((at % 1000) + 1) },
    }));
    const yardstick = queries.map((one) => ({ url: `${bare.origin}/people?${one}` }));
    await compare(`people by ${name}`, yardstick, ours);
    const calm: Figures = await load(ours, { connections: 10, seconds: 10, perSecond: 30 });
    const missed = calm.p99 > longest ? `  ABOVE ITS PROMISE of ${longest} ms` : '';
    console.log(
      `  people by ${name} at 30/s: p50 ${calm.p50} ms, p99 ${calm.p99} ms (${calm.failed} failed)${missed}`,
    );
  }
  const pages = Array.from({ length: 100 }, (_, at) => ({
    url: `${product.origin}/find/people`,
    headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
  }));
  await load(pages, { connections: 20, seconds: 2 });
  const before = await processorTime(product.pid);
  const page = await load(pages, { connections: 20, seconds: 5 });
  const cpu = ((await processorTime(product.pid)) - before) / (page.perSecond * 5);
  const missed = page.perSecond < promisedPages ? `  BELOW ITS PROMISE: ${promisedPages}/s` : '';
  console.log(
    `  /find/people: ${Math.round(page.perSecond)} pages/s, ${cpu.toFixed(2)} ms of the server's processor each (${page.failed} failed)${missed}`,
  );
}

async function wordsIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select ${word('(1000000 + n)')} as word from generate_series(10, 2000) n`,
  );
  await client.end();
  return rows.map((row) => row.word);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '100000' },
      projects: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const [count, projects] = [Number(values.people), Number(values.projects)];
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, count);
    await seedPeople(url, count);
    await seedProjects(url, projects);
    const [bare, product] = await Promise.all([startBare(url), startProduct(url)]);
    await measurePeople(bare, product, url, comparing({ connections: 50, seconds, rounds }));
    await measureKeptProject(url, product, seconds, rounds);
    await Promise.all([bare.stop(), product.stop()]);
  } finally {
    await cluster.stop();
  }
}
