import * as calls from '#contract/projects/calls.ts';
import { getFoundProjects } from '#contract/projects/find-calls.ts';
import { appealRemoval } from '#core/projects/appeal-removal.ts';
import { archiveProject } from '#core/projects/archive-project.ts';
import { createProject } from '#core/projects/create-project.ts';
import { deleteProject } from '#core/projects/delete-project.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { findProjects } from '#core/projects/find-projects.ts';
import { followProject } from '#core/projects/follow-project.ts';
import { getProject } from '#core/projects/get-project.ts';
import { getWorkspace } from '#core/projects/get-workspace.ts';
import { listOfPerson } from '#core/projects/list-of-person.ts';
import { listOwnProjects } from '#core/projects/list-own-projects.ts';
import { listProjects } from '#core/projects/list-projects.ts';
import { publishProject } from '#core/projects/publish-project.ts';
import { returnProject } from '#core/projects/return-project.ts';
import { unfollowProject } from '#core/projects/unfollow-project.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const projectEndpoints: Endpoint[] = [
  answer(calls.listOwnProjects, ({ core, actor }) => listOwnProjects(core, actor)),

  answer(calls.listProjectsOfPerson, ({ core, actor, params }) => listOfPerson(core, actor, params)),

  answer(calls.postProject, ({ core, actor, params }) => createProject(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.getWorkspace, ({ core, actor, params }) => getWorkspace(core, actor, params.projectSlug)),

  answer(calls.patchProject, ({ core, actor, params }) => editProject(core, actor, params), [
    perHour(200, byMember),
  ]),

  answer(calls.deleteProject, ({ core, actor, params }) => deleteProject(core, actor, params.projectSlug)),

  answer(calls.getProject, ({ core, actor, params }) => getProject(core, actor, params.projectSlug)),

  answer(calls.getProjects, ({ core, params }) => listProjects(core, params)),

  answer(calls.putPublication, ({ core, actor, params }) => publishProject(core, actor, params.projectSlug)),

  answer(calls.putArchive, ({ core, actor, params }) => archiveProject(core, actor, params.projectSlug)),

  answer(calls.deleteArchive, ({ core, actor, params }) => returnProject(core, actor, params.projectSlug)),

  answer(
    calls.postAppeal,
    ({ core, actor, params: { projectSlug, appeal } }) =>
      appealRemoval(core, actor, { projectSlug: projectSlug, appeal }),
    [perHour(10, byMember)],
  ),

  answer(calls.putFollowing, ({ core, actor, params }) => followProject(core, actor, params.projectSlug)),

  answer(calls.deleteFollowing, ({ core, actor, params }) =>
    unfollowProject(core, actor, params.projectSlug),
  ),

  answer(getFoundProjects, ({ core, params }) => findProjects(core, params)),
];
