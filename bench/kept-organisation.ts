import pg from 'pg';

/** Organisations with three members of staff and five projects each, for pages that are kept. */
export async function seedOrganisations(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into organisations (id, slug, kind, state, name, registry, registry_number, website, domain, district,
         district_name, about, asked_as, opened_at)
       select 'organisation' || n, 'organisation-' || n, 'Educational institution', 'active', 'College ' || n, 'AISHE',
         'C-' || n, 'college' || n || '.example', 'college' || n || '.example', '', 'Pune, Maharashtra',
         repeat('We teach commerce and accounts to nine hundred students. ', 20), 'asked' || n, now()
       from generate_series(1, $1::int) n`,
      [count],
    );
    await client.query(
      `insert into organisation_staff (organisation_id, account_id, role)
       select one.id, people.account_id, 'owner' from organisations one
       cross join lateral (
         select account_id from people where visibility = 'public' order by md5(account_id || one.id) limit 3
       ) people where one.id in (select id from organisations order by sequence limit 50)`,
    );
    await client.query(
      `insert into organisation_projects (project_id, organisation_id, asking_side, state)
       select id, 'organisation' || (1 + (row_number() over (order by id)) / 5), 'project', 'agreed'
       from projects where state = 'published' order by id limit 200`,
    );
    await client.query('analyze organisations, organisation_staff, organisation_projects');
  } finally {
    await client.end();
  }
}
