import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { mentorPaths } from '#contract/mentors/paths.ts';
import { load, type Target } from './load.ts';
import { sessionOf } from './seed.ts';
import { startProduct } from './servers.ts';

const promised = { requestsP99: 100, memberPages: 200, keptPages: 5000, remindersSeconds: 300 };
const project = { 'x-appwrite-project': 'saharambh', 'content-type': 'application/json' };
const headersOf = (person: number) => ({ ...project, 'x-appwrite-session': sessionOf(person) });
const question =
  'We sell cold rooms to growers and ask one price for all of them. Which price does a small grower pay? '.repeat(
    2,
  );

/**
 * Measures bookings of a whole server on the seeded database of `npm run bench:mentors`: a hundred members who press one slot, fifty
 * requests a second, the pages, and reminders. The first thousand accounts have a session.
 */
export async function measureBookings(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const product = await startProduct(url);
  try {
    const slots = await earliestSlots(client);
    await measureOneSlot(product.origin, slots[0]);
    await measureRequests(product.origin, slots.slice(1));
    await measurePages(product.origin);
    await measureReminders(client);
  } finally {
    await product.stop();
    await client.end();
  }
}

type Slot = { mentor: string; at: string; topic: string };

/** The earliest slot of each of eight hundred mentors who have no session, so that none of them asks another one of them. */
async function earliestSlots(client: pg.Client): Promise<Slot[]> {
  const { rows } = await client.query<Slot>(
    `select account_id as mentor, to_char(next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
       said->'topics'->>0 as topic
     from mentors where listed and next_at is not null and substr(account_id, 8)::int between 2001 and 2800`,
  );
  return rows;
}

async function measureOneSlot(origin: string, slot: Slot | undefined): Promise<void> {
  if (!slot) throw new Error('No mentor has a slot.');
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const { status } = await fetch(`${origin}/v1/mentors/${slot.mentor}/reservations`, {
        method: 'POST',
        headers: headersOf(at + 1),
        body: JSON.stringify({ startsAt: slot.at }),
      });
      return status;
    }),
  );
  const took = performance.now() - began;
  const counts = new Map<number, number>();
  for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const isHeldOnce = counts.get(201) === 1 && counts.get(409) === 99;
  console.log(
    `100 members press one slot: ${[...counts].map(([status, count]) => `${count} times ${status}`).join(', ')} in ${Math.round(took)} ms` +
      (isHeldOnce ? '' : '  BELOW ITS PROMISE: one has it, 99 read the next one'),
  );
}

async function measureRequests(origin: string, slots: readonly Slot[]): Promise<void> {
  const targets = slots.map(
    ({ mentor, at, topic }, number): Target => ({
      url: `${origin}/v1/mentors/${mentor}/sessions`,
      method: 'POST',
      headers: headersOf(number + 101),
      body: JSON.stringify({ startsAt: at, topic, question }),
    }),
  );
  // As with the pages: the first requests of a new server also load its code and plan its statements.
  await load(targets.slice(0, 200), { connections: 50, seconds: 10, perSecond: 20 });
  const figures = await load(targets.slice(200), { connections: 50, seconds: 10, perSecond: 50 });
  console.log(
    `50 requests for sessions a second: p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms, ${figures.failed} failed` +
      (figures.p99 > promised.requestsP99 || figures.failed > 0
        ? `  BELOW ITS PROMISE: ${promised.requestsP99} ms`
        : ''),
  );
}

async function measurePages(origin: string): Promise<void> {
  const pages: [string, number, Target[]][] = [
    [mentorPaths.mentorship, promised.keptPages, [{ url: origin + mentorPaths.mentorship }]],
    [
      innerMentorPaths.findMentors,
      promised.memberPages,
      Array.from({ length: 1000 }, (_, at) => ({
        url: origin + innerMentorPaths.findMentors,
        headers: { cookie: `a_session_saharambh=${sessionOf(at + 1)}` },
      })),
    ],
  ];
  for (const [name, least, targets] of pages) {
    await load(targets, { connections: 50, seconds: 2 });
    const { perSecond, p99, failed } = await load(targets, { connections: 50, seconds: 5 });
    console.log(
      `${name}: ${Math.round(perSecond)} pages/s, p99 ${p99} ms, ${failed} failed` +
        (perSecond < least || failed > 0 ? `  BELOW ITS PROMISE: ${least}/s` : ''),
    );
  }
}

/** Both sides of 5,000 sessions are reminded an hour before; the server that runs writes the notifications and the emails. */
async function measureReminders(client: pg.Client): Promise<void> {
  await client.query(
    `insert into mentoring_sessions (id, mentor_id, mentee_id, state, topic, question, starts_at, minutes, confirmed_at,
       location_kind)
     select 'reminded' || n, 'account' || 3000 + n % 3000, 'account' || 6001 + n % 3000, 'confirmed', 'Welding', $1,
       now() + interval '50 minutes', 30, now(), 'written' from generate_series(1, 5000) n`,
    [question],
  );
  const began = performance.now();
  await client.query(
    `insert into mentoring_reminders (session_id, side, kind, at)
     select id, side, 'hour', now() from mentoring_sessions, unnest(array['mentor', 'mentee']) side where id like 'reminded%'`,
  );
  const isDone = async () => {
    const { rows } = await client.query<{ left: number; mails: number }>(
      `select (select count(*)::int from mentoring_reminders where at <= now()) as left,
         (select count(*)::int from notifications where kind = 'mentoring_hour_before' and mail_id is not null) as mails`,
    );
    return rows[0]?.left === 0 && rows[0].mails >= 10_000;
  };
  while (!(await isDone()) && performance.now() - began < 2 * promised.remindersSeconds * 1000)
    await sleep(250);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `10,000 reminders with their emails written: ${seconds.toFixed(1)} s` +
      (seconds > promised.remindersSeconds ? `  BELOW ITS PROMISE: ${promised.remindersSeconds} s` : ''),
  );
}
