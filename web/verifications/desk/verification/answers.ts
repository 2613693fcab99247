import {
  getReviewedVerification,
  putRevocation,
  putVerificationDecision,
} from '#contract/verifications/desk-calls.ts';
import { verificationRejections } from '#rules/lists/kinds.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';

export const loader = loads(async ({ ask, params: { verificationId = '' } }) => ({
  verification: await ask(getReviewedVerification, { verificationId }),
}));

export const action = acts(
  {
    async verify(sent, { ask, params: { verificationId = '' } }) {
      const version = Number(sent.text('version'));
      const reason = sent.text('reason');
      await ask(putVerificationDecision, { verificationId, version, outcome: 'verified', reason });
      return { done: 'verified' };
    },
    async reject(sent, { ask, params: { verificationId = '' } }) {
      const reason = sent.text('reason');
      const rejection = verificationRejections.find((one) => one === sent.text('rejection'));
      if (!rejection || faultOfReason(reason))
        return {
          fault: { code: 'verification_reason_missing', fields: rejection ? ['reason'] : ['rejection'] },
        };
      const version = Number(sent.text('version'));
      await ask(putVerificationDecision, { verificationId, version, outcome: 'rejected', rejection, reason });
      return { done: 'rejected' };
    },
    async revoke(sent, { ask, params: { verificationId = '' } }) {
      const reason = sent.text('reason');
      const fault = faultOfReason(reason);
      if (fault) return { fault };
      const version = Number(sent.text('version'));
      await ask(putRevocation, { verificationId: verificationId, version, reason });
      return { done: 'revoked' };
    },
  },
  { verification_reason_missing: { fields: ['reason'] } },
);
