import {
  getCollegeClaim,
  putClaimAppealDecision,
  putClaimDecision,
  putClaimTakingBack,
} from '#contract/credit/college-calls.ts';
import { type ClaimDecision, creditLimits as limits } from '#contract/credit/limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';

const of = ({ param }: Visit) => ({ organisationSlug: param('slug'), claimId: param('claimId') });

export const loader = loads(async (visit) => visit.ask(getCollegeClaim, of(visit)));

const versionIn = (sent: Sent) => Number(sent.text('version'));

/** A reason of the right length, or the fault of its field. */
function reasonIn(sent: Sent, field: string): { reason: string; fault: Fault | null } {
  const reason = sent.text(field);
  const length = textLength(reason);
  const isFit = length >= limits.reason.min && length <= limits.reason.max;
  return { reason, fault: isFit ? null : { code: 'claim_reason_length', fields: [field] } };
}

const decides = (decision: ClaimDecision, done: string) => async (sent: Sent, visit: Visit) => {
  const { reason, fault } = reasonIn(sent, 'reason');
  if (fault && decision !== 'approve') return { fault };
  await visit.ask(putClaimDecision, {
    ...of(visit),
    version: versionIn(sent),
    decision,
    reason: decision === 'approve' ? '' : reason,
  });
  return { done };
};

const answers = (isUpheld: boolean) => async (sent: Sent, visit: Visit) => {
  const { reason, fault } = reasonIn(sent, 'answer');
  if (fault) return { fault };
  await visit.ask(putClaimAppealDecision, { ...of(visit), version: versionIn(sent), isUpheld, reason });
  return { done: isUpheld ? 'upheld' : 'refused' };
};

export const action = acts({
  approve: decides('approve', 'approved'),
  return: decides('return', 'returned'),
  decline: decides('decline', 'declined'),
  uphold: answers(true),
  refuse: answers(false),
  async takeBack(sent, visit) {
    const { reason, fault } = reasonIn(sent, 'why');
    if (fault) return { fault };
    await visit.ask(putClaimTakingBack, { ...of(visit), version: versionIn(sent), reason });
    return { done: 'takenBack' };
  },
});
