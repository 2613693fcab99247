import { administrationDeskPaths } from '#contract/administration/desk-paths.ts';
import { adminLimits } from '#contract/administration/limits.ts';
import {
  getDeskNomineeRequest,
  postNomineeGrant,
  putNomineeRefusal,
  viewNomineeDocument,
} from '#contract/nominees/desk-calls.ts';
import { nomineeRefusals } from '#contract/nominees/limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { addressOf } from '#web/client/api.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { requestId = '' }, projectId }) => ({
  request: await ask(getDeskNomineeRequest, { requestId }),
  documentAt: addressOf(viewNomineeDocument, { requestId }, projectId),
}));

export const action = acts({
  async grant(sent, { ask, params: { requestId = '' } }) {
    const reason = sent.text('reason');
    const length = textLength(reason);
    if (length < adminLimits.reason.min || length > adminLimits.reason.max)
      return { fault: { code: 'reason_missing', fields: ['reason'] } };
    const version = Number(sent.text('version'));
    const { proposalId } = await ask(postNomineeGrant, { requestId, version, reason });
    return { done: 'proposed', to: administrationDeskPaths.proposal(proposalId) };
  },
  async refuse(sent, { ask, params: { requestId = '' } }) {
    const refusal = nomineeRefusals.find((one) => one === sent.text('refusal'));
    if (!refusal) return { fault: { code: 'nominee_refusal_missing', fields: ['refusal'] } };
    await ask(putNomineeRefusal, { requestId, version: Number(sent.text('version')), refusal });
    return { done: 'refused' };
  },
});
