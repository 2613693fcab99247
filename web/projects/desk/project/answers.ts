import {
  deleteProjectRemoval,
  getDeskProject,
  putProjectRemoval,
  putRemovalAnswer,
} from '#contract/projects/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';

export const loader = loads(async ({ ask, params: { projectId = '' } }) => ({
  project: await ask(getDeskProject, { judgedProjectId: projectId }),
}));

type Decide = (projectId: string, reason: string, ...rest: Parameters<Handler>) => Promise<{ done: string }>;

const forReason =
  (decide: Decide): Handler =>
  async (sent, visit) => {
    const reason = sent.text('reason');
    const fault = faultOfReason(reason);
    if (fault) return { fault };
    return decide(visit.params.projectId ?? '', reason, sent, visit);
  };

export const action = acts({
  remove: forReason(async (judgedProjectId, reason, _, { ask }) => {
    await ask(putProjectRemoval, { judgedProjectId, reason });
    return { done: 'removed' };
  }),
  back: forReason(async (removedProjectId, reason, _, { ask }) => {
    await ask(deleteProjectRemoval, { removedProjectId, reason });
    return { done: 'back' };
  }),
  keep: forReason(async (appealedProjectId, reason, _, { ask }) => {
    await ask(putRemovalAnswer, { appealedProjectId, reason });
    return { done: 'kept' };
  }),
});
