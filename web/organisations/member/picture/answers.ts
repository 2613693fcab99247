import {
  deleteOrganisationPicture,
  getOrganisationPicture,
  patchOrganisationPicture,
  postOrganisationPicture,
} from '#contract/organisations/picture-calls.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { tried } from '#web/projects/member/faults.ts';
import { takePicture } from '#web/projects/member/picture-answers.ts';

export const loader = loads(async ({ ask, param }) => ({
  organisation: await ask(getOrganisationPicture, { organisationSlug: param('slug') }),
}));

export const action = actsOnFiles(
  {
    picture: (visit) =>
      takePicture(visit, () =>
        visit.passOn(postOrganisationPicture, { organisationSlug: visit.param('slug') }),
      ),
  },
  acts({
    describe: (sent, { ask, param }) =>
      tried(async () => {
        await ask(patchOrganisationPicture, { organisationSlug: param('slug'), alt: sent.secret('alt') });
        return { done: 'described' };
      }),
    'remove-picture': async (_, { ask, param }) => {
      await ask(deleteOrganisationPicture, { organisationSlug: param('slug') });
      return { done: 'unpictured' };
    },
  }),
);
