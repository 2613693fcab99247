import { sql } from 'kysely';
import { findReachable } from '../conversations/find-reachable.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { namesShown } from '../people/names-shown.ts';
import { isShownToOthers } from '../projects/is-seen-by.ts';
import type { Receiver } from './row.ts';

/** A member by their handle, or a project by its slug: one of the two is given. */
export type Address = { handle: string; slug: string };
export type Found = { to: Receiver; name: string; handle: string; slug: string };

/**
 * Whom a member asks: a member whose page they may see, or a project that others see.
 * @throws Refusal `introduction_receiver_unknown`
 */
export async function findReceiver(core: Core, member: Member, { handle, slug }: Address): Promise<Found> {
  return slug === '' ? findMember(core, member, handle) : findProject(core, slug);
}

async function findMember(core: Core, member: Member, handle: string): Promise<Found> {
  const person = await findReachable(core, member, handle).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Refusal('introduction_receiver_unknown');
    throw error;
  });
  const named = await namesShown(core.db, member).where('accounts.id', '=', person.id).executeTakeFirst();
  return {
    to: { kind: 'member', accountId: person.id },
    name: named?.name ?? '',
    handle: person.handle,
    slug: '',
  };
}

async function findProject(core: Core, slug: string): Promise<Found> {
  const project = await core.db
    .selectFrom('projects')
    .select(['id', 'name', 'slug'])
    .where(sql<boolean>`slug = ${slug}`)
    .where(isShownToOthers)
    .executeTakeFirst();
  if (!project) throw new Refusal('introduction_receiver_unknown');
  return {
    to: { kind: 'project', projectId: project.id },
    name: project.name,
    handle: '',
    slug: project.slug,
  };
}
