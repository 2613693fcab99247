import type { ClaimableBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { findCreditCohorts } from './credit-cohorts.ts';
import { findHostsOf } from './find-hosts.ts';
import { findProjectsOfWork, findWork, presentWork } from './find-work.ts';

/** The work of the member in one of the projects, and why some of it cannot be claimed. */
export async function getClaimable(
  { db }: Core,
  { id }: Member,
  { projectId }: { projectId?: string | undefined },
): Promise<ClaimableBody> {
  const projects = await findProjectsOfWork(db, id);
  // Nothing is said of a project in which the member has no work.
  const asked = projects.some(({ $id }) => $id === projectId) ? projectId : undefined;
  const work = asked === undefined ? [] : await findWork(db, { accountId: id, projectId: asked });
  const hosts = asked === undefined ? [] : await findHostsOf(db, { projectId: asked, claimantId: id });
  return {
    cohorts: await findCreditCohorts(db, id),
    projects,
    lines: work.map(presentWork),
    hasHost: hosts.length > 0,
  };
}
