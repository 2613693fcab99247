import {
  getDeskOrganisation,
  type organisationOutcomes,
  putDeskStaffAnswer,
  putDeskStaffRemoval,
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

const answerStaff =
  (lifted: boolean): Handler =>
  async (sent, { ask, param }) => {
    const [personId, reason] = [sent.text('personId'), sent.text('reason')];
    await ask(putDeskStaffAnswer, { organisationId: param('organisationId'), personId, lifted, reason });
    return { done: lifted ? 'lifted' : 'stands' };
  };

export const action = acts(
  {
    active: decide('active'),
    returned: decide('returned'),
    declined: decide('declined'),
    lifted: answerStaff(true),
    stands: answerStaff(false),
    async removeStaff(sent, { ask, param }) {
      const [personId, reason] = [sent.text('personId'), sent.text('reason')];
      await ask(putDeskStaffRemoval, { organisationId: param('organisationId'), personId, reason });
      return { done: 'staffRemoved' };
    },
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
