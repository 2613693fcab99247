import { getWorkspace } from '#contract/projects/calls.ts';
import { postCover } from '#contract/projects/picture-calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { pictureActs, takePicture } from '../picture-answers.ts';

export const loader = loads(async ({ ask, param }) => {
  const project = await ask(getWorkspace, { projectSlug: param('slug') });
  if (!project.can.edit) throw new Refusal('project_unknown');
  return { project };
});

export const action = actsOnFiles(
  {
    picture: (visit) =>
      takePicture(visit, () => visit.passOn(postCover, { projectSlug: visit.param('slug') })),
  },
  acts(pictureActs),
);
