import { parseArgs } from 'node:util';
import pg from 'pg';
import { districts } from '#core/districts/table.ts';
import { skills } from '#rules/lists/skills/all.ts';
import { seedProjects } from './kept-project.ts';
import { load, type Target } from './load.ts';
import { processorTime } from './member-pages.ts';
import { seedPeople, word } from './people.ts';
import { sessionOf } from './seed.ts';
import { type Product, seededDatabase, startDatabase, startProduct } from './servers.ts';

const project = { 'x-appwrite-project': 'saharambh' };
/** Names of skills as the database keeps them, without the triggers that would describe one row after another. */
const skillNames = skills.map(({ name }) => name);
const cities = [...districts.values()].filter(({ country, thousands }) => country === 'IN' && thousands > 0);

/** Open opportunities of the seeded projects: four skills of the list each, and sixty words, most of them common. */
export async function seedOpportunities(url: string, count: number, projects: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('alter table opportunities disable trigger user');
  await client.query(
    `insert into opportunities (id, project_id, slug, state, said, terms, asked_as, closes_at, published_at, closing, search)
     select 'opportunity' || n, 'project' || 1 + n % $2::int, 'place-' || n, 'live',
       jsonb_build_object(
         'kind', kind, 'title', title || ' ' || n, 'wouldDo', about, 'wouldLearn', 'How it is done.', 'lookFor', 'Somebody who stays.',
         'skills', to_jsonb(asked), 'seats', 1 + n % 5, 'startsOn', to_char(now() + n % 40 * interval '1 day', 'YYYY-MM-DD'),
         'weeks', 1 + n % 52, 'hoursAWeek', 1 + n % 40, 'mode', mode, 'place', place, 'questions', '[]'::jsonb, 'trialTask', '',
         'trialHours', 0, 'closesOn', to_char(now() + interval '20 days', 'YYYY-MM-DD'), 'equity', n % 3 = 0, 'credit', null,
         'pay', jsonb_build_object('min', 200000 + n % 50 * 20000, 'max', 2000000, 'currency', 'INR', 'period', 'Per month')
       ), 1, 'opportunity' || n, now() + (1 + n % 30) * interval '1 day', now() - n * interval '1 minute', n,
       array_to_tsvector(array(
         select distinct lexeme from unnest(
           string_to_array(lower(title || ' ' || about || ' ' || array_to_string(asked, ' ')), ' ')
           || array['kind:' || kind, 'pay:yes']
           || array(select 'skill:' || search_letters(one) from unnest(asked) one)
           || array(select 'remote:yes' where mode <> 'On site')
           || array(select 'equity:yes' where n % 3 = 0)
         ) lexeme where lexeme <> ''
       ))
     from generate_series(1, $1::int) n, lateral (
       select (array['Internship', 'Job', 'Project role', 'Co-founder', 'Advice'])[1 + n % 5] as kind,
         case when n % 3 = 0 then 'Design for schools' else 'Machines for farms' end as title,
         (array['On site', 'Remote', 'Both'])[1 + n % 3] as mode,
         case when n % 3 = 1 then '' else ($3::text[])[1 + n * 7919 % cardinality($3::text[])] end as place,
         array(select ($4::text[])[1 + (n * 31 + skill * 97) % cardinality($4::text[])] from generate_series(1, 4) skill) as asked,
         (select string_agg(${word('(floor(power(random(), 3) * 20000)::int + 0 * (n + at))')}, ' ') from generate_series(1, 50) at)
           || ' ' || ${word('(1000000 + n / 3)')} as about
     ) said`,
    [count, projects, cities.map(({ id }) => id), skillNames],
  );
  await client.query('alter table opportunities enable trigger user');
  await client.query(
    `insert into searched_words (kind, word, forms)
     select 'opportunities', word, search_forms(word) from ts_stat('select search from opportunities') where word !~ ':'
     on conflict do nothing`,
  );
  // Members with a session have declared what real members would.
  await client.query(
    `update people set hours_a_week = 5 + right(account_id, 1)::int * 3, open_to = '{Join projects,Be hired}',
       skills = array(select ($1::text[])[1 + (n * 13 + skill * 41) % cardinality($1::text[])] from generate_series(1, 10) skill)
     from generate_series(1, 1000) n where account_id = 'account' || n`,
    [skillNames],
  );
  await client.query('vacuum analyze opportunities, searched_words, people');
  await client.end();
}

const as = (n: number) => ({ cookie: `a_session_saharambh=${sessionOf(1 + (n % 1000))}` });
const near = (n: number) => encodeURIComponent(cities[(n * 13) % cities.length]?.name ?? '');

/** The promised time at 30 requests a second, in milliseconds for all but one of a hundred. */
const calm = [
  {
    name: 'a rare word',
    longest: 50,
    path: (n: number) => `/v1/opportunities?search=${rareWord(n)}`,
    headers: project,
  },
  {
    name: 'a frequent word with place and pay',
    longest: 150,
    path: (n: number) =>
      `/v1/opportunities?search=design&place=${near(n)}&within=50&pay=${200_000 + (n % 40) * 20_000}`,
    headers: project,
  },
  { name: '/find by fit', longest: 150, path: () => '/find/opportunities?order=fit', headers: as },
];

/** The promised number of requests a second at full load. */
const fast = [
  { name: '/opportunities from memory', least: 5000, path: () => '/opportunities' },
  {
    name: 'a rare combination of filters rendered',
    least: 150,
    path: (n: number) =>
      `/opportunities?search=${rareWord(n)}&hours=${[5, 10, 20, 30, 40][n % 5]}&remote=yes`,
  },
];

let rareWords: string[] = [];
const rareWord = (n: number) => rareWords[n % rareWords.length] ?? '';

export async function measureOpportunities(product: Product, url: string, seconds: number): Promise<void> {
  rareWords = await wordsIn(url);
  const targets = (
    path: (n: number) => string,
    headers: Target['headers'] | typeof as = {},
    count = 2000,
  ): Target[] =>
    Array.from({ length: count }, (_, n) => ({
      url: product.origin + path(n),
      headers: typeof headers === 'function' ? headers(n) : headers,
    }));
  for (const { name, longest, path, headers } of calm) {
    const asked = targets(path, headers);
    await load(asked, { connections: 10, seconds: 2, perSecond: 30 });
    const before = await processorTime(product.pid);
    const { p50, p99, failed } = await load(asked, { connections: 10, seconds: 2 * seconds, perSecond: 30 });
    const cpu = ((await processorTime(product.pid)) - before) / (60 * seconds);
    const missed = p99 > longest ? `  ABOVE ITS PROMISE of ${longest} ms` : '';
    console.log(
      `  opportunities by ${name} at 30/s: p50 ${p50} ms, p99 ${p99} ms, ${cpu.toFixed(2)} ms of the server's processor (${failed} failed)${missed}`,
    );
  }
  for (const { name, least, path } of fast) {
    const asked = targets(path);
    await load(asked, { connections: 50, seconds: 1 });
    const { perSecond, failed } = await load(asked, { connections: 50, seconds });
    const missed = perSecond < least ? `  BELOW ITS PROMISE: ${least}/s` : '';
    console.log(`  ${name}: ${Math.round(perSecond)}/s (${failed} failed)${missed}`);
  }
}

/** Words that occur in three opportunities at most. */
async function wordsIn(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select ${word('(1000000 + n)')} as word from generate_series(10, (select count(*)::int / 3 from opportunities)) n limit 2000`,
  );
  await client.end();
  return rows.map((row) => row.word);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '100000' },
      projects: { type: 'string', default: '5000' },
      opportunities: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '5' },
    },
  });
  const [people, projects] = [Number(values.people), Number(values.projects)];
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, people);
    await seedPeople(url, people);
    await seedProjects(url, projects);
    await seedOpportunities(url, Number(values.opportunities), projects);
    const product = await startProduct(url);
    await measureOpportunities(product, url, Number(values.seconds));
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
