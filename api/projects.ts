import * as calls from '#contract/projects.ts';
import { createProject } from '#core/projects/create-project.ts';
import { deleteProject } from '#core/projects/delete-project.ts';
import { editProject } from '#core/projects/edit-project.ts';
import { getWorkspace } from '#core/projects/get-workspace.ts';
import { listOwnProjects } from '#core/projects/list-own-projects.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const projectEndpoints: Endpoint[] = [
  answer(calls.listOwnProjects, ({ core, actor }) => listOwnProjects(core, actor)),

  answer(calls.postProject, ({ core, actor, params }) => createProject(core, actor, params), [
    perHour(20, byMember),
  ]),

  answer(calls.getWorkspace, ({ core, actor, params }) => getWorkspace(core, actor, params.projectSlug)),

  answer(calls.patchProject, ({ core, actor, params }) => editProject(core, actor, params), [
    perHour(200, byMember),
  ]),

  answer(calls.deleteProject, ({ core, actor, params }) => deleteProject(core, actor, params.projectSlug)),
];
