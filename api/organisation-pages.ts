import * as pictureCalls from '#contract/organisations/picture-calls.ts';
import * as projectCalls from '#contract/organisations/project-calls.ts';
import * as publicCalls from '#contract/organisations/public-calls.ts';
import { describeOrganisationPicture } from '#core/organisations/describe-organisation-picture.ts';
import { findOrganisationOfProject } from '#core/organisations/find-organisation-of-project.ts';
import { findOrganisations } from '#core/organisations/find-organisations.ts';
import { getOrganisation } from '#core/organisations/get-organisation.ts';
import { getOrganisationPicture } from '#core/organisations/get-organisation-picture.ts';
import {
  listAffiliationsOfOrganisation,
  listAffiliationsOfProject,
} from '#core/organisations/list-affiliations.ts';
import { listCollaborators } from '#core/organisations/list-collaborators.ts';
import { openOrganisationPicture } from '#core/organisations/open-organisation-picture.ts';
import { putOrganisationPicture } from '#core/organisations/put-organisation-picture.ts';
import { removeOrganisationPicture } from '#core/organisations/remove-organisation-picture.ts';
import { sayOrganisation, unsayOrganisation } from '#core/organisations/say-organisation.ts';
import { sayProject, unsayProject } from '#core/organisations/say-project.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';
import { ownPicture } from './http/own-picture.ts';
import { readPhoto } from './http/photo.ts';

export const organisationPageEndpoints: Endpoint[] = [
  answer(publicCalls.getOrganisations, ({ core, params }) => findOrganisations(core, params)),

  answer(publicCalls.getCollaborators, ({ core }) => listCollaborators(core)),

  answer(publicCalls.getOrganisation, ({ core, params }) => getOrganisation(core, params.organisationSlug)),

  answer(publicCalls.getOrganisationOfProject, ({ core, actor, params }) =>
    findOrganisationOfProject(core, actor, params.projectSlug),
  ),

  answer(projectCalls.getOrganisationProjects, ({ core, actor, params }) =>
    listAffiliationsOfOrganisation(core, actor, params.organisationSlug),
  ),

  answer(projectCalls.putOrganisationProject, ({ core, actor, params }) => sayProject(core, actor, params), [
    perHour(60, byMember),
  ]),

  answer(projectCalls.deleteOrganisationProject, ({ core, actor, params }) =>
    unsayProject(core, actor, params),
  ),

  answer(projectCalls.getProjectOrganisations, ({ core, actor, params }) =>
    listAffiliationsOfProject(core, actor, params.projectSlug),
  ),

  answer(
    projectCalls.putProjectOrganisation,
    ({ core, actor, params }) => sayOrganisation(core, actor, params),
    [perHour(60, byMember)],
  ),

  answer(projectCalls.deleteProjectOrganisation, ({ core, actor, params }) =>
    unsayOrganisation(core, actor, params),
  ),

  answer(pictureCalls.getOrganisationPicture, ({ core, actor, params }) =>
    getOrganisationPicture(core, actor, params.organisationSlug),
  ),

  answer(
    pictureCalls.postOrganisationPicture,
    ({ core, actor, params, request }) =>
      readPhoto(request, (bytes) => putOrganisationPicture(core, actor, { ...params, bytes })),
    [perHour(30, byMember)],
  ),

  answer(pictureCalls.patchOrganisationPicture, ({ core, actor, params }) =>
    describeOrganisationPicture(core, actor, params),
  ),

  answer(pictureCalls.deleteOrganisationPicture, ({ core, actor, params }) =>
    removeOrganisationPicture(core, actor, params.organisationSlug),
  ),

  answer(pictureCalls.viewOrganisationPicture, async ({ core, actor, params, request }) => {
    const { fileId: pictureId, variant } = params;
    const opened = await openOrganisationPicture(core, actor, { pictureId, variant });
    return ownPicture(request, opened, { name: `${pictureId}-${variant}`, file: 'picture.webp' });
  }),
];
