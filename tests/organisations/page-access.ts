import { Readable } from 'node:stream';
import * as pictureCalls from '#contract/organisations/picture-calls.ts';
import * as projectCalls from '#contract/organisations/project-calls.ts';
import * as publicCalls from '#contract/organisations/public-calls.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { putOrganisationPicture } from '#core/organisations/put-organisation-picture.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { activeOrganisation, ownerOf } from './organisations.ts';
import { organisationThings } from './things.ts';

/** Gives an organisation a picture. */
export async function pictureOf(core: Core, owner: Member, organisationSlug: string): Promise<string> {
  const bytes = Readable.from([await photo('png', 60, 40)]);
  return (await putOrganisationPicture(core, owner, { organisationSlug, bytes })).id;
}

const gone = { organisationSlug: newId(), projectSlug: newId() };

const things = {
  picture: {
    owners: members,
    own: async (core, owner) => {
      const slug = await activeOrganisation(core, owner as Member);
      return { fileId: await pictureOf(core, owner as Member, slug) };
    },
    gone: { fileId: newId() },
  },
  /** The own organisation, and the project of another member. */
  ofOrganisation: {
    owners: members,
    own: async (core, owner) => ({
      organisationSlug: await activeOrganisation(core, owner as Member),
      projectSlug: await publishedProject(core, await member(core, { password: null })),
    }),
    gone,
  },
  /** The own project, and the organisation of another member. */
  ofProject: {
    owners: members,
    own: async (core, owner) => ({
      projectSlug: await publishedProject(core, owner as Member),
      organisationSlug: (await ownerOf(core)).slug,
    }),
    gone,
  },
  project: {
    owners: members,
    own: async (core, owner) => ({ projectSlug: await publishedProject(core, owner as Member) }),
    gone: { projectSlug: newId() },
  },
} satisfies Record<string, Thing>;

/** The thing that each call about the pages and the projects of organisations names. */
export const organisationPageAccess = accessOf(
  { ...publicCalls, ...projectCalls, ...pictureCalls },
  {
    getOrganisations: nothing,
    getCollaborators: nothing,
    getOrganisation: organisationThings.active,
    getOrganisationOfProject: things.project,
    getOrganisationProjects: organisationThings.active,
    putOrganisationProject: things.ofOrganisation,
    deleteOrganisationProject: things.ofOrganisation,
    getProjectOrganisations: things.project,
    putProjectOrganisation: things.ofProject,
    deleteProjectOrganisation: things.ofProject,
    getOrganisationPicture: organisationThings.active,
    postOrganisationPicture: organisationThings.active,
    patchOrganisationPicture: organisationThings.active,
    deleteOrganisationPicture: organisationThings.active,
    viewOrganisationPicture: things.picture,
  },
  {
    getOrganisations: { kind: () => 'Company', after: () => '' },
    patchOrganisationPicture: { alt: () => 'The gate of the college.' },
  },
);
