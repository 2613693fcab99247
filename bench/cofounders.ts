import { parseArgs } from 'node:util';
import pg from 'pg';
import { conditionsOf } from '#core/cofounders/conditions.ts';
import { diagnose } from '#core/cofounders/diagnosis.ts';
import { findMasks, findMatches } from '#core/cofounders/find-matches.ts';
import { findOwnSide } from '#core/cofounders/find-own-side.ts';
import { connect } from '#db/connect.ts';
import { seededDatabase, startDatabase } from './servers.ts';
import { report, timed } from './timed.ts';

// npm run bench:cofounders: the list and the diagnosis of searches for co-founders, in the process, at ten requests a second.
const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    perSecond: { type: 'string', default: '10' },
  },
});
const [count, seconds, perSecond] = [values.searches, values.seconds, values.perSecond].map(Number) as [
  number,
  number,
  number,
];
const promised = { list: 150, diagnosis: 300 };

/** Searches as members write them: two or three musts each, in forty districts, with skills of a list of four hundred. */
async function seedSearches(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('alter table cofounder_searches disable trigger user');
  await client.query(
    `insert into cofounder_searches (account_id, state, said, opened_at, on_since)
     select 'account' || n, 'on', '{"never": {"sectors": [], "stages": [], "remoteOnly": false}}'::jsonb, now(), now()
     from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into cofounder_matching (account_id, sequence, good_until, starts_on, musts, nices, hours, least_hours, mode, months,
       splits, met_by, asked, never_remote, country, x, y, z, near, field, ask_field, never_field, languages, skills, ask_skills)
     select 'account' || n, n, now() + interval '1 year', current_date + (n % 11) * 40,
       (1 << (n % 8)) | (1 << (n / 8 % 8)) | case when n % 3 = 0 then 1 << (n / 64 % 8) else 0 end,
       ((1 << (n / 7 % 8)) & ~((1 << (n % 8)) | (1 << (n / 8 % 8)))) & ~64,
       4 + n % 37, 5 + n % 20, 1 + n % 3, (array[0, 3, 6, 12])[1 + n % 4],
       1 + n % 7, 1 + n / 7 % 7, n % 4, n % 50 = 0, 'IN',
       cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude),
       cos((array[25, 50, 100])[1 + n % 3] / 6371.0088),
       (1::bigint << (n % 34)) | (1::bigint << (56 + n / 34 % 4)),
       (1::bigint << (n / 3 % 34)) | (1::bigint << (n / 5 % 34)) | (1::bigint << (n / 11 % 34)) | (1::bigint << (56 + n / 2 % 4)),
       case when n % 5 = 0 then 1::bigint << (n / 5 % 34) else 0 end,
       (1::bigint << (n % 3)) | (1::bigint << (n / 3 % 12)), own.bits, asked.bits
     from generate_series(1, $1::int) n,
       lateral (select radians(15 + n % 40 * 0.4) as latitude, radians(73 + n / 3 % 40 * 0.3) as longitude) place,
       lateral (select bit_or(set_bit(repeat('0', 640)::bit(640), (hashint4(n * 31 + at) & 2147483647) % 400, 1)) as bits
         from generate_series(1, 8) at) own,
       lateral (select bit_or(set_bit(repeat('0', 640)::bit(640), (hashint4(n * 17 + at) & 2147483647) % 400, 1)) as bits
         from generate_series(1, 5) at) asked`,
    [count],
  );
  await client.query('vacuum analyze cofounder_matching, cofounder_searches');
  await client.query('checkpoint');
  await client.end();
}

const reader = (id: string) =>
  ({ kind: 'member', id, standing: { isSeen: true, hasBlocks: false } }) as const;

const database = await startDatabase();
try {
  const url = await seededDatabase(database, count);
  await seedSearches(url);
  const { db, close } = connect(url);
  const idAt = (at: number) => `account${1 + ((at * 7919) % count)}`;
  let found = 0;
  const list = async (at: number) => {
    const me = await findOwnSide(db, idAt(at));
    if (!me) throw new Error('The search is not found.');
    const page = await findMatches(db, me, reader(me.id), { field: '0', mode: 0, after: '', size: 20 });
    found += page.total.count;
  };
  const diagnosis = async (at: number) => {
    const me = await findOwnSide(db, idAt(at));
    if (me) diagnose(conditionsOf(me), await findMasks(db, me, reader(me.id)));
  };
  for (let at = 0; at < 10; at++) await Promise.all([list(at), diagnosis(at)]);
  console.log(`${count} searches that are on, ${perSecond} requests a second, ${seconds} s`);
  found = 0;
  const times = await timed(list, { seconds, perSecond });
  report('list', times, { most: promised.list });
  console.log(`found on average: ${(found / times.length).toFixed(1)}`);
  report('diagnosis', await timed(diagnosis, { seconds, perSecond }), { most: promised.diagnosis });
  await close();
} finally {
  await database.stop();
}
