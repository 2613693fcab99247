import { getWorkspace } from '#contract/projects/calls.ts';
import { postUpdatePicture } from '#contract/projects/picture-calls.ts';
import { deleteUpdate, getUpdates, patchUpdate, postUpdate } from '#contract/projects/update-calls.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { tried } from '../faults.ts';
import { pictureActs, takePicture } from '../picture-answers.ts';

export const loader = loads(async ({ ask, param }) => {
  const projectSlug = param('slug');
  const [project, { updates, can }] = await Promise.all([
    ask(getWorkspace, { projectSlug }),
    ask(getUpdates, { projectSlug }),
  ]);
  // Sent along, so that a note that is sent twice is written once.
  return { project, updates, can, key: crypto.randomUUID() };
});

const others = acts({
  ...pictureActs,
  write: (sent, { ask, param }) =>
    tried(async () => {
      const key = sent.text('key') || undefined;
      await ask(postUpdate, { projectSlug: param('slug'), text: sent.secret('text'), key });
      return { done: 'written' };
    }),
  edit: (sent, { ask, param }) =>
    tried(async () => {
      const updateId = sent.text('updateId');
      await ask(patchUpdate, { projectSlug: param('slug'), updateId, text: sent.secret('text') });
      return { done: 'edited' };
    }),
  delete: (sent, { ask, param }) =>
    tried(async () => {
      await ask(deleteUpdate, { projectSlug: param('slug'), updateId: sent.text('updateId') });
      return { done: 'deleted' };
    }),
});

export const action = actsOnFiles(
  {
    picture: (visit) =>
      takePicture(visit, (updateId) =>
        visit.passOn(postUpdatePicture, { projectSlug: visit.param('slug'), updateId }),
      ),
  },
  others,
);
