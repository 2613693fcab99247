import { getApplication, patchApplication } from '#contract/applications.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import { paths } from '../../../paths.ts';
import { readTyped } from '../typed.ts';

export const loader = loads(async ({ ask, params }) => {
  const application = await ask(getApplication, { applicationId: params.id ?? '' });
  if (!application.can.edit) throw new Refusal('application_unknown');
  return { application };
});

export const action = acts(
  {
    async save(sent, { ask, params }) {
      const read = readTyped(sent);
      if ('fault' in read) return read;
      const applicationId = params.id ?? '';
      const version = Number(sent.text('version')) || 1;
      await ask(patchApplication, { applicationId, version, ...read.typed });
      return { done: 'saved', to: paths.ownApplication(applicationId) };
    },
  },
  {
    application_answer_missing: { fields: ['answer1'] },
    application_start_late: { fields: ['startsOn'] },
  },
);
