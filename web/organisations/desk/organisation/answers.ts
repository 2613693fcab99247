import {
  getDeskOrganisation,
  type organisationOutcomes,
  putOrganisationDecision,
  putOrganisationRemoval,
} from '#contract/organisations/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => ({
  organisation: await ask(getDeskOrganisation, { organisationId: param('organisationId') }),
}));

const decide =
  (outcome: (typeof organisationOutcomes)[number]): Handler =>
  async (sent, { ask, param }) => {
    const reason = sent.text('reason');
    const version = Number(sent.text('version')) || 0;
    await ask(putOrganisationDecision, { organisationId: param('organisationId'), version, outcome, reason });
    return { done: outcome };
  };

export const action = acts(
  {
    active: decide('active'),
    returned: decide('returned'),
    declined: decide('declined'),
    async removed(sent, { ask, param }) {
      const reason = sent.text('reason');
      await ask(putOrganisationRemoval, { organisationId: param('organisationId'), reason });
      return { done: 'removed' };
    },
  },
  {
    organisation_reason_missing: { fields: ['reason'] },
    // Too long, or none at all.
    general_argument_invalid: ({ param }) =>
      param === 'reason' ? { code: 'organisation_reason_missing', fields: ['reason'] } : {},
  },
);
