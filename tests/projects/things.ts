import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { appealRemoval } from '#core/projects/appeal-removal.ts';
import { askOwner } from '#core/projects/ask-owner.ts';
import { createProject } from '#core/projects/create-project.ts';
import { inviteToTeam } from '#core/projects/invite-to-team.ts';
import { putCover } from '#core/projects/put-cover.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { writeUpdate } from '#core/projects/write-update.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { publishedProject } from './published-project.ts';

const jpeg = await photo('jpeg', 60, 40);

/** Objects for the path parameters of calls about projects and teams. */
function makeTeamThings() {
  return {
    project: {
      owners: members,
      own: async (core, owner) => ({ projectSlug: await publishedProject(core, owner as Member) }),
      gone: { projectSlug: newId() },
    },
    draft: {
      owners: members,
      own: async (core, owner) => ({ projectSlug: await draftOf(core, owner as Member) }),
      gone: { projectSlug: newId() },
    },
    member: {
      owners: members,
      own: async (core, owner) => teamOf(core, owner as Member),
      gone: { projectSlug: newId(), personId: newId() },
    },
    sent: {
      owners: members,
      own: async (core, owner) => sentInvitation(core, owner as Member),
      gone: { projectSlug: newId(), invitationId: newId() },
    },
    // The invited member owns it.
    invitation: {
      owners: members,
      own: async (core, owner) => {
        const { invitationId } = await sentInvitation(
          core,
          await member(core, { password: null }),
          owner as Member,
        );
        return { invitationId };
      },
      gone: { invitationId: newId() },
    },
    update: {
      owners: members,
      own: async (core, owner) => {
        const projectSlug = await publishedProject(core, owner as Member);
        const { updates } = await writeUpdate(core, owner as Member, { projectSlug, text: 'One room.' });
        return { projectSlug, updateId: updates[0]?.id ?? '' };
      },
      gone: { projectSlug: newId(), updateId: newId() },
    },
    // Of these the caller is in the team, with another owner.
    seat: {
      owners: members,
      own: async (core, owner) => ({ projectSlug: (await seatOf(core, owner as Member)).projectSlug }),
      gone: { projectSlug: newId() },
    },
    picture: {
      owners: members,
      own: async (core, owner) => pictureOf(core, owner as Member),
      gone: { projectSlug: newId(), fileId: newId() },
    },
    shownPicture: {
      owners: members,
      own: async (core, owner) => ({
        fileId: (await pictureOf(core, owner as Member)).fileId,
      }),
      gone: { fileId: newId() },
    },
    removed: {
      owners: members,
      own: async (core, owner) => ({ projectSlug: (await removedOf(core, owner as Member)).slug }),
      gone: { projectSlug: newId() },
    },
    // Administrators judge projects of others.
    judgedProject: {
      owners: [],
      own: async (core, owner) => ({
        projectId: await idOf(core, await publishedProject(core, owner as Member)),
      }),
      gone: { projectId: newId() },
    },
    removedProject: {
      owners: [],
      own: async (core, owner) => ({ projectId: (await removedOf(core, owner as Member)).id }),
      gone: { projectId: newId() },
    },
    appealedProject: {
      owners: [],
      own: async (core, owner) => ({ projectId: await appealedOf(core, owner as Member) }),
      gone: { projectId: newId() },
    },
    asked: {
      owners: members,
      own: async (core, owner) => ({ projectSlug: await askedOf(core, owner as Member) }),
      gone: { projectSlug: newId() },
    },
  } satisfies Record<string, Thing>;
}

type Parameters = Record<string, string>;

/** A project of the owner's with another member in its team. */
async function teamOf(core: Core, owner: Member): Promise<Parameters> {
  const projectSlug = await publishedProject(core, owner);
  const other = await member(core, { password: null });
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${other.id}, false from projects where slug = ${projectSlug}`.execute(core.db);
  return { projectSlug, personId: other.id };
}

/** An invitation that the owner of a project has sent, to a member or to an address without an account. */
async function sentInvitation(core: Core, owner: Member, to?: Member) {
  const projectSlug = await publishedProject(core, owner);
  const sent = { projectSlug, invitee: to?.account.email ?? freshEmail('invited'), title: '' };
  const { invitations } = await inviteToTeam(core, owner, sent);
  const id = invitations[0]?.id ?? '';
  return { projectSlug, invitationId: id };
}

async function seatOf(core: Core, someone: Member) {
  const owner = await member(core, { password: null });
  const projectSlug = await publishedProject(core, owner);
  await sql`insert into project_members (project_id, account_id, is_owner)
    select id, ${someone.id}, false from projects where slug = ${projectSlug}`.execute(core.db);
  return { owner, projectSlug };
}

async function askedOf(core: Core, someone: Member): Promise<string> {
  const { owner, projectSlug } = await seatOf(core, someone);
  await askOwner(core, owner, { projectSlug, personId: someone.id, leave: false });
  return projectSlug;
}

async function idOf(core: Core, slug: string): Promise<string> {
  const { id } = await core.db
    .selectFrom('projects')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

async function removedOf(core: Core, owner: Member) {
  const slug = await publishedProject(core, owner);
  const id = await idOf(core, slug);
  await removeProject(core, await member(core, { password: null }), { projectId: id, reason: 'A fee.' });
  return { slug, id };
}

async function appealedOf(core: Core, owner: Member): Promise<string> {
  const { slug, id } = await removedOf(core, owner);
  await appealRemoval(core, owner, { projectSlug: slug, appeal: 'There is no fee any more.' });
  return id;
}

async function pictureOf(core: Core, owner: Member) {
  const projectSlug = await publishedProject(core, owner);
  const { id } = await putCover(core, owner, { projectSlug, bytes: Readable.from([jpeg]) });
  return { projectSlug, fileId: id };
}

/** A draft, which only its team sees. */
async function draftOf(core: Core, owner: Member): Promise<string> {
  const { slug } = await createProject(core, owner, { name: `of-${owner.id}`, line: 'Cold rooms' });
  return slug;
}

export const teamThings = makeTeamThings();
