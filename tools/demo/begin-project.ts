import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { answerOwnership } from '#core/projects/answer-ownership.ts';
import { archiveProject } from '#core/projects/archive-project.ts';
import { askOwner } from '#core/projects/ask-owner.ts';
import { createProject } from '#core/projects/create-project.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { followProject } from '#core/projects/follow-project.ts';
import { getWorkspace } from '#core/projects/get-workspace.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { listInvited } from '#core/projects/list-invited.ts';
import { publishProject } from '#core/projects/publish-project.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import type { DemoProject } from './project.ts';

/** A project is begun, its team invited and come, its notes written, and it stands where the table says. */
export async function beginProject(
  core: Core,
  project: DemoProject,
  personOf: (handle: string) => Member,
): Promise<void> {
  const [first = '', ...owners] = project.owners;
  const owner = personOf(first);
  const { slug } = await createProject(core, owner, {
    name: `Sample: ${project.name}`,
    line: project.line,
    key: 'demo',
  });
  const { version } = await getWorkspace(core, owner, slug);
  const { problem, today, next, stage, sectors, place } = project;
  await editProject(core, owner, {
    projectSlug: slug,
    version,
    problem,
    today,
    next,
    stage,
    sectors,
    place: place.split(',')[0] ?? '',
  });
  const team = [...owners.map((handle) => ({ handle, title: 'Co-founder' })), ...project.members];
  for (const { handle, title } of team) await bring(core, slug, owner, { handle, title }, personOf(handle));
  for (const handle of owners) {
    const { id: memberId } = personOf(handle);
    await askOwner(core, owner, { projectSlug: slug, memberId, leave: false });
    await answerOwnership(core, personOf(handle), { askedSlug: slug, accepted: true });
  }
  if (project.state !== 'draft') await publishProject(core, owner, slug);
  for (const { daysAgo, text } of project.updates) await note(core, slug, owner, { daysAgo, text });
  if (project.state !== 'draft')
    for (const handle of project.followers) await followProject(core, personOf(handle), slug);
  for (const invitee of project.invited)
    await inviteToTeam(core, owner, { projectSlug: slug, invitee, title: 'To be found out' });
  if (project.state === 'archived') await archiveProject(core, owner, slug);
}

type Asked = { handle: string; title: string };

async function bring(core: Core, slug: string, owner: Member, asked: Asked, member: Member): Promise<void> {
  await inviteToTeam(core, owner, { projectSlug: slug, invitee: asked.handle, title: asked.title });
  const { invitations } = await listInvited(core, member);
  const invitationId = invitations[0]?.id ?? '';
  await answerInvitation(core, member, { invitationId, secret: '', accepted: true });
}

async function note(core: Core, slug: string, owner: Member, update: { daysAgo: number; text: string }) {
  await writeUpdate(core, owner, { projectSlug: slug, text: update.text });
  await core.db
    .updateTable('project_updates')
    .set({ written_at: sql<Date>`now() - make_interval(days => ${update.daysAgo})` })
    .where('text', '=', update.text)
    .execute();
}
