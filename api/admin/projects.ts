import * as calls from '#contract/projects/desk-calls.ts';
import { keepRemoved } from '#core/projects/keep-removed.ts';
import { listAtDesk } from '#core/projects/list-at-desk.ts';
import { openProject } from '#core/projects/open-project.ts';
import { putProjectBack } from '#core/projects/put-project-back.ts';
import { removeProject } from '#core/projects/remove-project.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminProjectEndpoints: Endpoint[] = [
  answer(calls.getDeskProjects, ({ core, actor, params: { list, search, cursor } }) =>
    listAtDesk(core, actor, { list, search, after: cursor }),
  ),

  answer(calls.getDeskProject, ({ core, actor, params }) => openProject(core, actor, params.projectId)),

  answer(calls.putProjectRemoval, ({ core, actor, params: { projectId, reason } }) =>
    removeProject(core, actor, { projectId, reason }),
  ),

  answer(calls.deleteProjectRemoval, ({ core, actor, params: { projectId, reason } }) =>
    putProjectBack(core, actor, { projectId, reason }),
  ),

  answer(calls.putRemovalAnswer, ({ core, actor, params: { projectId, reason } }) =>
    keepRemoved(core, actor, { projectId, reason }),
  ),
];
