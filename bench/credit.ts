import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { getCollegeClaim } from '#core/credit/college/get-college-claim.ts';
import { listCollegeClaims } from '#core/credit/college/list-college-claims.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { connect } from '#db/connect.ts';
import { seedProjects } from './kept-project.ts';
import { seedCredit } from './seed-credit.ts';
import { seededDatabase, startDatabase } from './servers.ts';
import { report, timed } from './timed.ts';

// npm run bench:credit: the claims of a cohort of 5,000 students for its college, in the process, at ten requests a second.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    perSecond: { type: 'string', default: '10' },
  },
});
const rate = { seconds: Number(values.seconds), perSecond: Number(values.perSecond) };
const promised = { most: 100 };

const cluster = await startDatabase();
try {
  const url = await seededDatabase(cluster, 6000);
  await seedProjects(url, 1000);
  await seedCredit(url);
  const { db, close } = connect(url);
  const core = { db } as Core;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', 'account1')
    .executeTakeFirstOrThrow();
  const coordinator = { kind: 'member', id: account.id, account } as Member;
  const of = { organisationSlug: 'college' };
  const cursors = await cursorsOf();
  const list = (asked: Partial<Parameters<typeof listCollegeClaims>[2]>) =>
    listCollegeClaims(core, coordinator, { ...of, ...asked });
  const one = (at: number) =>
    getCollegeClaim(core, coordinator, { ...of, claimId: `claim${1 + ((at * 7919) % 10_000)}` });
  console.log(`10,000 claims of 5,000 students, ${rate.perSecond} requests a second, ${rate.seconds} s each`);
  for (let at = 0; at < 10; at++) await Promise.all([list({}), one(at)]);
  await measure('the newest claims', () => list({}));
  await measure('those that wait', () => list({ list: 'waiting', cohortId: 'cohort0' }));
  await measure('those of a term', (at) => list({ list: 'approved', term: `${2024 + (at % 3)}-1` }));
  await measure('appeals, of which there are none', () => list({ list: 'appealed' }));
  await measure('a later page', (at) => list({ cursor: cursors[at % cursors.length] }));
  await measure('one claim', one);
  await close();

  async function measure(name: string, run: (at: number) => Promise<unknown>): Promise<void> {
    report(name, await timed(run, rate), promised);
  }

  /** Claims anywhere in the list. */
  async function cursorsOf(): Promise<string[]> {
    const rows = await db
      .selectFrom('credit_claims')
      .select('id')
      .where('organisation_id', '=', 'college')
      .orderBy(sql`md5(id)`)
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }
} finally {
  await cluster.stop();
}
