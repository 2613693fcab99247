import * as calls from '#contract/young-mentees/mentor-calls.ts';
import { readCode } from '#rules/text/digits.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask }) => ({ own: await ask(calls.getOwnYoungMentor, {}) }));

export const action = acts(
  {
    async mail(_, { ask }) {
      await ask(calls.postYoungStatementCode, {});
      return { done: 'mailed' };
    },
    async sign(sent, { ask }) {
      await ask(calls.postYoungApplication, {
        code: readCode(sent.text('code')),
        agrees: sent.text('agrees') === 'yes',
        firstName: sent.text('firstName'),
        firstEmail: sent.text('firstEmail'),
        secondName: sent.text('secondName'),
        secondEmail: sent.text('secondEmail'),
      });
      return { done: 'signed' };
    },
    async end(_, { ask }) {
      await ask(calls.deleteOwnYoungMentor, {});
      return { done: 'ended' };
    },
  },
  {
    ...codeFaults,
    young_statement_missing: { fields: ['agrees'] },
    young_references_alike: { fields: ['firstEmail', 'secondEmail'] },
    general_argument_invalid: ({ param = '' }) => ({
      code: 'young_reference_invalid',
      fields: [param],
    }),
  },
);
