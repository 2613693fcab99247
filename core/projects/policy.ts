import { type SqlBool, sql } from 'kysely';
import type { ProjectState } from '#contract/projects/limits.ts';
import type { Acquaintance } from '../ground/acquaintance.ts';
import type { RemovalRow } from './find-removal.ts';

/** A project with the actor's role in its team. */
export type Seat = { state: ProjectState; is_owner: boolean };

export function roleOf({ is_owner: isOwner }: Pick<Seat, 'is_owner'>): 'owner' | 'member' {
  return isOwner ? 'owner' : 'member';
}

/** Owners change the content of a project that is not archived or removed. */
export function mayEdit({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && (state === 'draft' || state === 'published');
}

export function mayPublish({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && state === 'draft';
}

export function mayArchive({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && state === 'published';
}

export function mayReturn({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && state === 'archived';
}

/** A project that only the team has seen may be deleted without a trace. */
export function mayDelete({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && state === 'draft';
}

/** Only owners manage the team, of a project that is not archived or removed. */
export function mayLeadTeam({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && (state === 'draft' || state === 'published');
}

/** Every team member may write about a project that is not archived or removed. */
export function mayWriteUpdate({ state }: Seat): boolean {
  return state === 'draft' || state === 'published';
}

export function mayEditUpdate(actor: { id: string }, seat: Seat, update: { account_id: string }): boolean {
  return mayWriteUpdate(seat) && update.account_id === actor.id;
}

/** Owners are responsible for the content of the project's page. */
export function mayDeleteUpdate(actor: { id: string }, seat: Seat, update: { account_id: string }): boolean {
  return seat.is_owner || update.account_id === actor.id;
}

/** A member of a team knows every other member of it. */
export const knowByTeam: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from project_members as own join project_members as other using (project_id)
  where own.account_id = ${member.id} and other.account_id = ${sql.ref(person)}
)`;

export type Bar = '' | 'own' | 'same_administrator';

/**
 * Why an administrator may not judge a project: no one judges their own, and another administrator decides an appeal if
 * there is one.
 */
export function barTo(
  administratorId: string,
  {
    team,
    removal,
    hasOther,
  }: { team: readonly string[]; removal: RemovalRow | undefined; hasOther: boolean },
): Bar {
  if (team.includes(administratorId)) return 'own';
  const isAppeal = removal?.appealed_at && !removal.answered_at;
  return isAppeal && removal.removed_by === administratorId && hasOther ? 'same_administrator' : '';
}

/** One appeal for all owners, before the deadline. */
export function mayAppeal({ is_owner: isOwner }: Pick<Seat, 'is_owner'>, removal: RemovalRow): boolean {
  return isOwner && !removal.appealed_at && removal.is_in_time;
}
