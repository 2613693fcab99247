import { type SqlBool, sql } from 'kysely';
import type { ProjectState } from '#contract/projects/limits.ts';
import type { Acquaintance } from '../ground/acquaintance.ts';
import type { RemovalRow } from './find-removal.ts';

/** A project with the place that the actor has in its team. */
export type Seat = { state: ProjectState; is_owner: boolean };

export function roleOf({ is_owner: isOwner }: Pick<Seat, 'is_owner'>): 'owner' | 'member' {
  return isOwner ? 'owner' : 'member';
}

/** Owners change what a project says, as long as it is not put away. */
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

/** What nobody but the team has seen may go without a trace. */
export function mayDelete({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && state === 'draft';
}

/** Owners and nobody else look after the team of a project that is not put away. */
export function mayLeadTeam({ state, is_owner: isOwner }: Seat): boolean {
  return isOwner && (state === 'draft' || state === 'published');
}

/** Everybody of the team may write about a project that is not put away. */
export function mayWriteUpdate({ state }: Seat): boolean {
  return state === 'draft' || state === 'published';
}

export function mayEditUpdate(actor: { id: string }, seat: Seat, update: { account_id: string }): boolean {
  return mayWriteUpdate(seat) && update.account_id === actor.id;
}

/** Owners answer for what stands on the project's page. */
export function mayDeleteUpdate(actor: { id: string }, seat: Seat, update: { account_id: string }): boolean {
  return seat.is_owner || update.account_id === actor.id;
}

/** Whoever is in a team knows of everybody in it. */
export const knowByTeam: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from project_members as own join project_members as other using (project_id)
  where own.account_id = ${member.id} and other.account_id = ${sql.ref(person)}
)`;

export type Bar = '' | 'own' | 'same_administrator';

/**
 * What keeps an administrator from judging a project: nobody judges their own, and an appeal goes to another one where
 * there is another.
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

/** One appeal for all owners, in time. */
export function mayAppeal({ is_owner: isOwner }: Pick<Seat, 'is_owner'>, removal: RemovalRow): boolean {
  return isOwner && !removal.appealed_at && removal.is_in_time;
}
