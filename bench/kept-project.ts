import { parseArgs } from 'node:util';
import pg from 'pg';
import { measureKeptPage } from './kept-page.ts';
import { type Server, seededDatabase, startDatabase, startProduct } from './servers.ts';

const promised = 8000;

/** Of a seeded project, by its number. */
export const ownerOf = (project: number): string => `account${1001 + (project % 1000)}`;

/** Other published projects, owned by members who are no visitors here: the first thousand have a session. */
export async function seedProjects(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into projects (id, slug, name, line, problem, today, next, stage, sectors, state, published_at, asked_as)
     select 'project' || n, 'project-' || n, 'Project ' || n, 'For farms and schools', 'P', 'T', 'N', 'Pilot', '{Agriculture}',
       'published', now() - n * interval '1 minute', 'project' || n
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into project_members (project_id, account_id, is_owner)
     select 'project' || n, 'account' || 1001 + n % 1000, true from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('vacuum analyze projects, project_members');
  await client.end();
}

/** How many times in a second a published project's public page leaves memory. */
export async function measureKeptProject(
  url: string,
  product: Server,
  seconds: number,
  rounds: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`with project as (
    insert into projects (id, slug, name, line, problem, today, next, stage, sectors, state, published_at, asked_as)
    values ('bench', 'bench', 'Cold rooms', 'For tomatoes', 'P', 'T', 'N', 'Pilot', '{Agriculture}', 'published', now(), 'bench')
    on conflict do nothing returning id
  ) insert into project_members (project_id, account_id, is_owner) select id, 'account1', true from project`);
  await client.end();
  const name = '/projects/{slug}';
  await measureKeptPage({ url: `${product.origin}/projects/bench`, name, promised, seconds, rounds });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '5' }, rounds: { type: 'string', default: '3' } },
  });
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, 1000);
    const product = await startProduct(url);
    await measureKeptProject(url, product, Number(values.seconds), Number(values.rounds));
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
