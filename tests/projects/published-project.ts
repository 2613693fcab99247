import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { createProject } from '#core/projects/create-project.ts';

/** Shows a member to everybody, as they would have chosen it. */
export async function showToEverybody(core: Core, { id }: Pick<Member, 'id'>): Promise<void> {
  await sql`insert into handles (handle, account_id) values (${`h${newId()}`}, ${id})
    on conflict do nothing`.execute(core.db);
  await sql`insert into people (account_id, visibility, shown_at) values (${id}, 'public', now())
    on conflict (account_id) do update set visibility = 'public'`.execute(core.db);
}

/** All that a project needs to be published. */
export async function completeProject(core: Core, owner: Member, name = 'Cold rooms'): Promise<string> {
  const { slug } = await createProject(core, owner, { name, line: `of-${owner.id}` });
  await core.db
    .updateTable('projects')
    .set({ problem: 'Tomatoes rot.', today: 'One room.', next: 'Three rooms.', stage: 'Pilot' })
    .set({ sectors: ['Agriculture'] })
    .where('slug', '=', slug)
    .execute();
  return slug;
}

/** A project that everybody sees, of an owner whom everybody sees. */
export async function publishedProject(core: Core, owner: Member, name?: string): Promise<string> {
  const slug = await completeProject(core, owner, name);
  await showToEverybody(core, owner);
  await sql`update projects set state = 'published', published_at = now() where slug = ${slug}`.execute(
    core.db,
  );
  return slug;
}
