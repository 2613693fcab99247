import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { lapseTask } from '#core/deadlines/lapse-job.ts';
import { seedProjects } from './kept-project.ts';
import { processorTime } from './member-pages.ts';
import { seedOpportunities } from './opportunities.ts';
import { seedPeople } from './people.ts';
import { seededDatabase, startDatabase, startProduct } from './servers.ts';

const kind = 'application_first_decision';
const promisedSeconds = 60;
/** Until all of them are due, when two servers have started and nothing else is under way. */
const aheadMs = 5000;

/**
 * Applications for the seeded opportunities, most of them without a first answer, with the deadline for it. No two are of
 * one member and one opportunity, and the members who have a session have sent none.
 */
export async function seedApplications(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  // It counts one after another what is counted here in one go.
  await client.query('alter table applications disable trigger applications_count');
  await client.query(
    `insert into opportunity_terms (opportunity_id, number, said)
     select id, terms, said from opportunities on conflict do nothing`,
  );
  await client.query(
    `insert into applications (id, opportunity_id, project_id, account_id, asked_as, stage, terms, note, hours, starts_on,
       sent_at, opened_at, ended_at)
     select 'application' || n, place.id, place.project_id, 'account' || 2001 + n % (people.count - 2000), 'application' || n, stage,
       1, repeat('What I have done before, and why this place. ', 4), 8, to_char(now() + interval '20 days', 'YYYY-MM-DD'),
       now() - interval '9 days', case when stage <> 'submitted' then now() - interval '5 days' end,
       case when stage in ('declined', 'withdrawn') then now() - interval '1 day' end
     from (select count(*)::int from accounts where id like 'account%') people, generate_series(1, $1::int) n
     join opportunities place on place.id = 'opportunity' || 1 + n % (select count(*)::int from opportunities),
     lateral (select (array['submitted', 'seen', 'submitted', 'declined', 'withdrawn'])[1 + n / 7 % 5] as stage) stood`,
    [count],
  );
  await client.query('alter table applications enable trigger applications_count');
  await client.query(
    `insert into application_steps (application_id, kind)
     select id, 'sent' from applications
     union all select id, stage from applications where stage <> 'submitted'`,
  );
  await client.query('alter table opportunities disable trigger user');
  await client.query(
    `update opportunities set open_applications = counted.count, applied_at = now()
     from (select opportunity_id, count(*) filter (where waits)::int as count from applications group by 1) counted
     where counted.opportunity_id = opportunities.id`,
  );
  await client.query('alter table opportunities enable trigger user');
  await client.query(
    `insert into clocks (id, kind, subject_id, owed_by, awaited_by, project_id, zone, began_at, due_at)
     select 'clock' || one.id, '${kind}', one.id, owner.account_id, one.account_id, one.project_id, 'Asia/Kolkata',
       one.sent_at, now() + interval '10 days'
     from applications one join project_members owner on owner.project_id = one.project_id and owner.is_owner
     where one.ended_at is null`,
  );
  await client.query(
    'vacuum analyze applications, application_steps, clocks, opportunities, opportunity_terms',
  );
  await client.query('checkpoint');
  await client.end();
}

/**
 * How long two servers take for the deadlines of so many applications that are all due at one moment, and then until the
 * last applicant is free, for `patience` seconds at most. Each deadline has to lapse once, and each application to end once.
 */
export async function measureLapses(url: string, count: number, patience = 600): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  const servers = await Promise.all([startProduct(url), startProduct(url)]);
  const { rows } = await client.query<{ id: string; due: Date }>(
    `update clocks set due_at = clock_timestamp() + $2 * interval '1 millisecond' where id in (
       select id from clocks where kind = '${kind}' and ended_at is null order by id limit $1
     ) returning id, due_at as due`,
    [count, aheadMs],
  );
  const due = new Date(Math.max(...rows.map((row) => row.due.getTime())));
  const ids = rows.map(({ id }) => id);
  await client.query('update clocks set due_at = $2 where id = any($1)', [ids, due]);
  // As each has one from its beginning on.
  await client.query(
    `select count(add_job($3, jsonb_build_object('clockId', id), $2::timestamptz, 'clock:' || id))
     from unnest($1::text[]) id`,
    [ids, due, lapseTask],
  );
  const cpu = async () =>
    (await Promise.all(servers.map(({ pid }) => processorTime(pid)))).reduce((sum, one) => sum + one);
  const number = async (text: string) => Number((await client.query(text, [ids])).rows[0]?.count);
  const running = () => number(`select count(*) from clocks where id = any($1) and ended_at is null`);
  const waiting = () =>
    number(`select count(*) from applications where ended_at is null
      and id in (select subject_id from clocks where id = any($1))`);
  await sleep(Math.max(0, due.getTime() - Date.now()));
  const before = await cpu();
  const lapsed = await until(running, patience);
  const spent = ((await cpu()) - before) / count;
  const once = await number(
    `select count(*) from clocks join (
       select subject ->> 'clockId' as clock_id, count(*) from events where name = 'clocks.lapsed' group by 1
     ) told on clock_id = id and told.count = 1 where id = any($1) and state = 'lapsed'`,
  );
  console.log(
    `  ${count.toLocaleString('en')} answers due at one moment, two servers: lapsed after ${lapsed.toFixed(1)} s, ${once} of them once, ` +
      `${spent.toFixed(2)} ms of the servers' processors each${lapsed > promisedSeconds || once !== count ? `  BELOW ITS PROMISE: ${promisedSeconds} s, each once` : ''}`,
  );
  const free = await until(waiting, patience);
  const freed = await number(
    `select count(*) from applications join (
       select application_id, count(*) from application_steps where kind = 'lapsed' group by 1
     ) step on application_id = id and step.count = 1
     where stage = 'lapsed' and id in (select subject_id from clocks where id = any($1))`,
  );
  console.log(`  ${freed} of their applicants free after ${free.toFixed(1)} s, each once`);
  await Promise.all(servers.map((server) => server.stop()));
  await client.end();

  /** Seconds since they were due until there is none left, or patience is over. */
  async function until(left: () => Promise<number>, most: number): Promise<number> {
    const seconds = () => (Date.now() - due.getTime()) / 1000;
    while ((await left()) > 0 && seconds() < most) await sleep(250);
    return seconds();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '100000' },
      projects: { type: 'string', default: '5000' },
      applications: { type: 'string', default: '100000' },
      due: { type: 'string', default: '10000' },
    },
  });
  const [people, projects] = [Number(values.people), Number(values.projects)];
  const cluster = await startDatabase();
  try {
    const url = await seededDatabase(cluster, people);
    await seedPeople(url, people);
    await seedProjects(url, projects);
    await seedOpportunities(url, 20_000, projects);
    await seedApplications(url, Number(values.applications));
    await measureLapses(url, Number(values.due));
  } finally {
    await cluster.stop();
  }
}
