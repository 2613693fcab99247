import { getApplication, getPreparedApplication } from '#contract/applications/calls.ts';
import { applicationPaths } from '#contract/applications/paths.ts';
import { postTrialForm } from '#contract/applications/trial-task-calls.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { fileFaults } from '../file-faults.ts';

export const loader = loads(async ({ ask, param }) => {
  const application = await ask(getApplication, { applicationId: param('id') });
  const { slug } = application.opportunity;
  const { files } = await ask(getPreparedApplication, { opportunitySlug: slug });
  return { application, files };
});

export const action = actsOnFiles(
  {
    async handIn({ passOn, param }) {
      const applicationId = param('id');
      await passOn(postTrialForm, { applicationId });
      return { done: 'handedIn', to: applicationPaths.ownApplication(applicationId) };
    },
  },
  acts({}),
  {
    ...fileFaults,
    trial_empty: { fields: ['text'] },
    trial_links: { fields: ['links'] },
    general_argument_invalid: ({ param }) =>
      param === 'text' ? { code: 'trial_long', fields: ['text'] } : {},
  },
);
