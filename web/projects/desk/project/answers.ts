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
  project: await ask(getDeskProject, { projectId: projectId }),
}));

type Decide = (projectId: string, reason: string, ...rest: Parameters<Handler>) => Promise<{ done: string }>;

const forReason =
  (decide: Decide): Handler =>
  async (sent, visit) => {
    const reason = sent.text('reason');
    const fault = faultOfReason(reason);
    if (fault) return { fault };
    return decide(visit.param('projectId'), reason, sent, visit);
  };

export const action = acts({
  remove: forReason(async (projectId, reason, _, { ask }) => {
    await ask(putProjectRemoval, { projectId, reason });
    return { done: 'removed' };
  }),
  back: forReason(async (projectId, reason, _, { ask }) => {
    await ask(deleteProjectRemoval, { projectId, reason });
    return { done: 'back' };
  }),
  keep: forReason(async (projectId, reason, _, { ask }) => {
    await ask(putRemovalAnswer, { projectId, reason });
    return { done: 'kept' };
  }),
});
