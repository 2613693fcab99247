import * as calls from '#contract/cofounder-titles/calls.ts';
import { getWorkspace } from '#contract/projects/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => {
  const projectSlug = param('slug');
  const project = await ask(getWorkspace, { projectSlug });
  const { team } = await ask(calls.getCofounderTitles, { projectSlug });
  return { project, team };
});

export const action = acts({
  async propose(sent, { ask, param }) {
    await ask(calls.postCofounderTitle, { projectSlug: param('slug'), personId: sent.text('person') });
    return { done: 'proposed' };
  },
  async yes(sent, { ask, param }) {
    const answer = { projectSlug: param('slug'), personId: sent.text('person'), accepted: true };
    await ask(calls.putCofounderTitleAnswer, answer);
    return { done: 'answered' };
  },
  async no(sent, { ask, param }) {
    const answer = { projectSlug: param('slug'), personId: sent.text('person'), accepted: false };
    await ask(calls.putCofounderTitleAnswer, answer);
    return { done: 'answered' };
  },
  async takeOff(_, { ask, param }) {
    await ask(calls.deleteOwnCofounderTitle, { projectSlug: param('slug') });
    return { done: 'takenOff' };
  },
});
