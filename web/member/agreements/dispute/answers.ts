import { getDispute, postDisputeForm } from '#contract/agreement-disputes.ts';
import { getMilestone } from '#contract/agreement-work.ts';
import { limits } from '#contract/agreements/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { agreementPaths } from '../../../agreement-paths.ts';
import { acts, actsOnFiles } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import type { Visit } from '../../../forms/visit.ts';
import { fileFaults } from '../../applications/file-faults.ts';

export const loader = loads(async ({ ask, params }) => {
  const of = namedIn(params);
  const dispute = await ask(getDispute, of);
  const { terms, currency, project } = await ask(getMilestone, of);
  return { dispute, currency, title: terms.title, project };
});

function namedIn(params: Visit['params']) {
  const milestoneNumber = Number(params.number);
  const isNumber = Number.isInteger(milestoneNumber) && milestoneNumber >= 1;
  if (!isNumber || milestoneNumber > limits.milestones) throw new Refusal('agreement_unknown');
  return { agreementId: params.id ?? '', milestoneNumber };
}

export const action = actsOnFiles(
  {
    async say({ passOn, params }) {
      const of = namedIn(params);
      const { agreementId, milestoneNumber: disputedNumber } = of;
      const { statements } = await passOn(postDisputeForm, { agreementId, disputedNumber });
      const said = statements.at(-1)?.kind ?? 'evidence';
      const to = agreementPaths.dispute(of.agreementId, String(of.milestoneNumber));
      return { done: said, to };
    },
  },
  acts({}),
  {
    ...fileFaults,
    general_argument_invalid: { code: 'agreement_line_long', fields: ['text'] },
  },
);
