import { getHostedClaim, putHostConfirmation, putHostReturn } from '#contract/credit/host-calls.ts';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { typedMinutes } from '#rules/credit/typed-hours.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { fieldsOfLine } from './fields.ts';

export const loader = loads(async ({ ask, param }) => ({
  claim: await ask(getHostedClaim, { claimId: param('claimId') }),
}));

export const action = acts({
  /** The claim says how many minutes a line has at most, and the version in the form that these are the lines that were read. */
  async confirm(sent, { ask, param }) {
    const claimId = param('claimId');
    const claim = await ask(getHostedClaim, { claimId });
    const lines: { position: number; minutes: number; reason: string }[] = [];
    for (const { position, minutes: most } of claim.lines) {
      const { hours, reason: why } = fieldsOfLine(position);
      const [minutes, reason] = [typedMinutes(sent.text(hours)), sent.text(why)];
      if (minutes === null || minutes > most) return { fault: { code: 'claim_line_hours', fields: [hours] } };
      const isUnsaid = minutes < most && reason === '';
      if (isUnsaid || textLength(reason) > limits.lineReason)
        return { fault: { code: 'claim_line_reason', fields: [why] } };
      lines.push({ position, minutes, reason: minutes < most ? reason : '' });
    }
    await ask(putHostConfirmation, { claimId, version: Number(sent.text('version')) || 1, lines });
    return { done: 'confirmed' };
  },
  async return(sent, { ask, param }) {
    const reason = sent.text('reason');
    const length = textLength(reason);
    if (length < limits.reason.min || length > limits.reason.max)
      return { fault: { code: 'claim_reason_length', fields: ['reason'] } };
    const version = Number(sent.text('version')) || 1;
    await ask(putHostReturn, { claimId: param('claimId'), version, reason });
    return { done: 'returned' };
  },
});
