import { sql } from 'kysely';
import type { OwnCreditBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { claimRows, presentClaimRow } from './claim-rows.ts';
import { findCreditCohorts } from './credit-cohorts.ts';
import { findLoggedWork } from './find-logged-work.ts';
import { findProjectsOfWork, findWork, presentWork } from './find-work.ts';
import { hostedRows } from './hosted-rows.ts';

/** The work that the member can claim, the member's claims, and how many others wait for their yes. */
export async function getOwnCredit({ db }: Core, { id }: Member): Promise<OwnCreditBody> {
  const claims = await claimRows(db)
    .where('claim.account_id', '=', id)
    .orderBy('claim.begun_at', 'desc')
    .orderBy('claim.id')
    .limit(200)
    .execute();
  const projects: OwnCreditBody['projects'] = [];
  for (const project of await findProjectsOfWork(db, id)) {
    const work = (await findWork(db, { accountId: id, projectId: project.$id })).map(presentWork);
    const free = work.filter(({ bar }) => bar === '');
    if (free.length === 0) continue;
    const minutes = free.reduce((sum, line) => sum + line.minutes, 0);
    projects.push({ ...project, lines: free.length, minutes });
  }
  const hosted = await hostedRows(db, id)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
    .where('claim.state', '=', 'host')
    .executeTakeFirstOrThrow();
  return {
    cohorts: await findCreditCohorts(db, id),
    claims: claims.map(presentClaimRow),
    projects,
    logs: (await findLoggedWork(db, id)).length,
    hosted: hosted.count,
  };
}
