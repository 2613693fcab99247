import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { countMentors } from '#core/mentors/count-mentors.ts';
import { extendSlots } from '#core/mentors/extend-slots.ts';
import { getMentorship } from '#core/mentors/get-mentorship.ts';
import { listMentors, type MentorFilters } from '#core/mentors/list-mentors.ts';
import { refreshSlots } from '#core/mentors/steps/refresh-slots.ts';
import { connect } from '#db/connect.ts';
import { measureBookings } from './mentor-bookings.ts';
import { seedPeople, word } from './people.ts';
import { seededDatabase, startDatabase } from './servers.ts';

// npm run bench:mentors: the search for mentors, the slots of one, and those of all for the next night, in the process; then
// bookings, pages and reminders of a whole server.
const { values } = parseArgs({
  options: {
    mentors: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '100' },
  },
});
const [count, rounds] = [Number(values.mentors), Number(values.rounds)];

/** Every mentor has hours on most evenings or mornings in one of four zones, with a hundred slots in four weeks. */
async function seedMentors(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into verifications (id, account_id, kind, way, state, submitted_at, decided_at, expires_at)
     select 'mark' || n, 'account' || n, (array['mentor', 'founder'])[1 + n % 2], 'public_links', 'verified', now(), now(),
       now() + interval '1 year' from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into mentors (account_id, state, said, hours, hours_version, promised_at, opened_at)
     select 'account' || n, 'open',
       jsonb_build_object(
         'topics', jsonb_build_array((array['Bookkeeping', 'Welding', 'Yoga', 'Photography'])[1 + n % 4]),
         'helpWith', repeat('I help with prices, shops and first customers. ', 8) || ${word('(2000000 + n)')},
         'notHelpWith', '', 'languages', '["en", "hi"]'::jsonb, 'whoMayAsk', 'all', 'bring', '',
         'confirmsAtOnce', 'nobody', 'session', '{"minutes": 30}'::jsonb,
         'officeHours', n % 9 = 0, 'isOnProfile', false
       ),
       jsonb_build_object(
         'zone', (array['Asia/Kolkata', 'America/New_York', 'Africa/Accra', 'Africa/Kampala'])[1 + n % 4],
         'week', (select jsonb_agg(case when (day + n) % 7 < 5
           then jsonb_build_array(jsonb_build_object('from', '18:00', 'until', '20:30')) else '[]'::jsonb end)
           from generate_series(1, 7) day),
         'exceptions', '[]'::jsonb, 'every', 30, 'breakMinutes', 10, 'noticeHours', 24, 'weeksAhead', 4,
         'perDay', 8, 'perWeek', 20
       ), 1, now(), now()
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into searched_words (kind, word, forms)
     select 'mentors', word, search_forms(word) from ts_stat('select search from mentors') where word !~ ':'
     on conflict do nothing`,
  );
  await client.query('vacuum analyze');
  await client.end();
}

const nothing: MentorFilters = {
  search: '',
  topic: '',
  kind: '',
  language: '',
  time: '',
  days: '',
  within: '',
  country: '',
  mark: '',
};

async function rareWordsIn(core: Core): Promise<string[]> {
  const rows = await core.db
    .selectFrom('mentors')
    .select('said')
    .limit(rounds)
    .orderBy('account_id')
    .execute();
  return rows.map(({ said }) => String(said.helpWith).split(' ').at(-1) ?? '');
}

const mistyped = (text: string) => `${text.slice(0, 2)}${text.slice(3)}`;
const zones = ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];

async function measure(name: string, run: (at: number) => Promise<unknown>, most = rounds): Promise<void> {
  const times: number[] = [];
  for (let at = 0; at < 5; at++) await run(at);
  for (let at = 0; at < Math.min(rounds, most); at++) {
    const began = performance.now();
    await run(at);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  console.log(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

let began = performance.now();
const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, count);
  console.log(`the database with ${count} accounts: ${seconds(began)} s`);
  began = performance.now();
  await seedPeople(url, count);
  console.log(`their profiles: ${seconds(began)} s`);
  began = performance.now();
  await seedMentors(url);
  console.log(`their pages as mentors: ${seconds(began)} s`);
  const { db, close } = connect(url);
  const core = { db } as Core;
  began = performance.now();
  await extendSlots(core);
  const { slots } = await db
    .selectFrom('mentor_slots')
    .select((row) => row.fn.countAll<string>().as('slots'))
    .executeTakeFirstOrThrow();
  console.log(`${count} mentors with ${slots} slots: all computed and stored in ${seconds(began)} s`);
  began = performance.now();
  await extendSlots(core);
  console.log(`the same once more, as each night: ${seconds(began)} s`);
  // As autovacuum does within a minute after a night: before it the planner takes the new slots for few, and no index is read alone.
  await sql`vacuum analyze mentors, mentor_slots`.execute(db);
  const standing = { age: 'adult', adultOn: null, isSuspended: false, isSeen: true, hasBlocks: false };
  const reader = { id: 'account1', standing } as Member;
  const find = (filters: Partial<MentorFilters>, zone = 'Asia/Kolkata') =>
    listMentors(core, reader, { ...nothing, ...filters, zone, after: '' });
  const rare = await rareWordsIn(core);
  const zoneAt = (at: number) => zones[at % zones.length] ?? '';
  await measure('all', () => find({}));
  await measure('a rare word', (at) => find({ search: rare[at % rare.length] ?? '' }));
  await measure('a frequent word', () => find({ search: 'prices' }));
  await measure('a mistyped word', (at) => find({ search: mistyped(rare[at % rare.length] ?? '') }));
  await measure('a topic', () => find({ topic: 'Welding' }));
  await measure('a kind and a language', () => find({ kind: 'session', language: 'hi' }));
  await measure('a mark', () => find({ mark: 'founder' }));
  await measure('evenings in four zones', (at) => find({ time: 'evening' }, zoneAt(at)));
  await measure('mornings in four zones', (at) => find({ time: 'morning' }, zoneAt(at)));
  await measure('a frequent word, weekend mornings, 7 days', (at) =>
    find({ search: 'prices', time: 'morning', days: 'weekend', within: '7' }, zoneAt(at)),
  );
  await measure('the counts of /mentorship, made each ten minutes', () => countMentors(core), 10);
  await measure('/mentorship, without the page', () => getMentorship(core));
  await measure('the slots of one mentor, computed and compared', (at) =>
    db.transaction().execute((tx) => refreshSlots(tx, `account${(at % count) + 1}`)),
  );
  await close();
  await measureBookings(url);
} finally {
  await cluster.stop();
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
