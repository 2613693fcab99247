import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { addUpdatePicture } from '#core/projects/add-update-picture.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { answerOwnership } from '#core/projects/answer-ownership.ts';
import { appealRemoval } from '#core/projects/appeal-removal.ts';
import { archiveProject } from '#core/projects/archive-project.ts';
import { askOwner } from '#core/projects/ask-owner.ts';
import { createProject } from '#core/projects/create-project.ts';
import { describePicture } from '#core/projects/describe-picture.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { followProject } from '#core/projects/follow-project.ts';
import { getWorkspace } from '#core/projects/get-workspace.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { listInvited } from '#core/projects/list-invited.ts';
import { publishProject } from '#core/projects/publish-project.ts';
import { putCover } from '#core/projects/put-cover.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import type { DemoProject } from './project.ts';
import { pictureOf } from './scene.ts';

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
    ...(project.language && { language: project.language }),
  });
  const team = [...owners.map((handle) => ({ handle, title: 'Co-founder' })), ...project.members];
  for (const { handle, title } of team) await bring(core, slug, owner, { handle, title }, personOf(handle));
  for (const handle of owners) {
    const { id: personId } = personOf(handle);
    await askOwner(core, owner, { projectSlug: slug, personId, leave: false });
    await answerOwnership(core, personOf(handle), { projectSlug: slug, accepted: true });
  }
  if (project.state !== 'draft') await publishProject(core, owner, slug);
  for (const update of project.updates) await note(core, slug, owner, update);
  if (project.cover) await cover(core, slug, owner, project.cover);
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

type Update = DemoProject['updates'][number];
type Drawn = NonNullable<Update['pictures']>[number];

async function note(core: Core, slug: string, owner: Member, { daysAgo, text, pictures = [] }: Update) {
  const { updates } = await writeUpdate(core, owner, { projectSlug: slug, text });
  const updateId = updates[0]?.id ?? '';
  for (const { scene, alt } of pictures) {
    const bytes = Readable.from([pictureOf(scene)], { objectMode: false });
    const { id } = await addUpdatePicture(core, owner, { projectSlug: slug, updateId, bytes });
    await describePicture(core, owner, { projectSlug: slug, pictureId: id, alt });
  }
  await core.db
    .updateTable('project_updates')
    .set({ written_at: sql<Date>`now() - make_interval(days => ${daysAgo})` })
    .where('id', '=', updateId)
    .execute();
}

async function cover(core: Core, slug: string, owner: Member, { scene, alt }: Drawn) {
  const bytes = Readable.from([pictureOf(scene)], { objectMode: false });
  const { id } = await putCover(core, owner, { projectSlug: slug, bytes });
  await describePicture(core, owner, { projectSlug: slug, pictureId: id, alt });
}

/** An administrator takes a project away, and its owner appeals. */
export async function removeSample(
  core: Core,
  administrator: Member,
  { name, removed, owners }: DemoProject,
  personOf: (handle: string) => Member,
): Promise<void> {
  if (!removed) return;
  const { id, slug } = await core.db
    .selectFrom('projects')
    .select(['id', 'slug'])
    .where('name', '=', `Sample: ${name}`)
    .executeTakeFirstOrThrow();
  await removeProject(core, administrator, { projectId: id, reason: removed.reason });
  const owner = personOf(owners[0] ?? '');
  await appealRemoval(core, owner, { projectSlug: slug, appeal: removed.appeal });
}
