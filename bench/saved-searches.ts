import { parseArgs } from 'node:util';
import pg from 'pg';
import { createCore } from '#core/collected/create-core.ts';
import type { Core } from '#core/ground/core.ts';
import { modules } from '#core/modules.ts';
import { lookForNew } from '#core/saved-searches/look-for-new.ts';
import { connect } from '#db/connect.ts';
import { seedProjects } from './kept-project.ts';
import { seedOpportunities } from './opportunities.ts';
import { seedPeople } from './people.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:saved-searches: the weekly round of all saved searches, half of them for projects, as one server runs it.
const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    accounts: { type: 'string', default: '20000' },
    projects: { type: 'string', default: '10000' },
    opportunities: { type: 'string', default: '20000' },
  },
});
const [searches, accounts, projects, opportunities] = [
  Number(values.searches),
  Number(values.accounts),
  Number(values.projects),
  Number(values.opportunities),
];
/** Members read a search as promised when the whole round takes no longer than this. */
const promisedMinutes = 60;

/**
 * Every third search asks for a rare word, and most others for a frequent word or for filters alone. The searches of one
 * member differ.
 */
async function seedSearches(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into saved_searches (id, account_id, kind, name, filters, look_at, told_until)
     select 'search' || n, 'account' || 1 + n % $2::int, kind, '',
       case when kind = 'projects' then jsonb_build_object(
           'search', words, 'stage', (array['', 'Idea', 'Prototype', 'Pilot', 'Revenue'])[1 + (n + n / $2::int) % 5],
           'sector', (array['', 'Agriculture', 'Education'])[1 + n % 3], 'place', '')
         else jsonb_build_object(
           'search', words, 'kind', (array['', 'Internship', 'Job', 'Advice'])[1 + (n + n / $2::int) % 4], 'skill', '', 'place', '', 'within', '',
           'remote', (array['', 'yes'])[1 + n % 2], 'hours', '', 'pay', 0, 'currency', 'INR', 'equity', '', 'credit', '',
           'verified', '', 'begins', '')
       end, now() - interval '1 minute', now() - interval '7 days'
     from generate_series(1, $1::int) n, lateral (
       select (array['opportunities', 'projects'])[1 + n / 2 % 2] as kind,
         (array['', 'machines', 'zz' || translate(left(md5('none' || n), 6), '0123456789', 'ghijklmnop')])[1 + n % 3] as words
     ) said`,
    [searches, accounts],
  );
  // A twentieth of all projects is new.
  await client.query(
    `update projects set published_at = published_at - interval '30 days' where right(id, 1)::int + 10 * (length(id) % 2) <> 3`,
  );
  await client.query('vacuum analyze saved_searches, projects');
  await client.query('checkpoint');
  await client.end();
}

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, accounts);
  await seedPeople(url, accounts);
  await seedProjects(url, projects);
  await seedOpportunities(url, opportunities, projects);
  await seedSearches(url);
  const { db, close } = connect(url);
  const core = createCore(modules, { db } as Core);
  const began = performance.now();
  await lookForNew(core);
  const minutes = (performance.now() - began) / 60_000;
  const { found } = await db
    .selectFrom('saved_searches')
    .select((row) => row.fn.countAll<string>().as('found'))
    .where('found_count', '>', 0)
    .executeTakeFirstOrThrow();
  const rate = searches / minutes / 60;
  console.log(
    `${searches} saved searches in ${minutes.toFixed(1)} min, ${rate.toFixed(0)} a second; ${found} have new results`,
  );
  console.log(minutes <= promisedMinutes ? 'as promised' : `promised: ${promisedMinutes} min`);
  await close();
} finally {
  await cluster.stop();
}
