import { getAgreement, patchAgreementDraft } from '#contract/agreements/calls.ts';
import type { AgreementDraft } from '#contract/agreements/draft.ts';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { limits } from '#rules/agreements/limits.ts';
import { acts, faultOf, type Reply, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { fieldsOfFaults } from '../faults.ts';
import { leadBack } from '../lead-back.ts';
import { readMilestone } from '../typed.ts';

export const loader = loads(async (visit) => {
  const { agreement, draft, number } = await found(visit);
  const milestone = draft.said.milestones.find((one) => one.number === number) ?? null;
  return { agreement, draft, number, milestone };
});

async function found({ ask, param, params }: Visit) {
  const agreement = await ask(getAgreement, { agreementId: param('id') });
  const number = Number(params.number);
  const isNumber = Number.isInteger(number) && number >= 1 && number <= limits.milestones;
  if (!isNumber) throw new Refusal('agreement_unknown');
  if (!agreement.draft) throw leadBack(agreement, 'draft');
  return { agreement, draft: agreement.draft, number };
}

export const action = acts({
  async save(sent, visit) {
    const { draft, number } = await found(visit);
    const read = readMilestone(sent, number, draft.said.equity !== null);
    if ('fault' in read) return read;
    const others = draft.said.milestones.filter((one) => one.number !== number);
    return patch(sent, visit, [...others, read.milestone]);
  },
  async remove(sent, visit) {
    const { draft, number } = await found(visit);
    return patch(
      sent,
      visit,
      draft.said.milestones.filter((one) => one.number !== number),
    );
  },
});

async function patch(
  sent: Sent,
  { ask, param, url }: Visit,
  milestones: AgreementDraft['milestones'],
): Promise<Reply> {
  const id = param('id');
  try {
    const said = { milestones: [...milestones].sort((a, b) => a.number - b.number) };
    await ask(patchAgreementDraft, { agreementId: id, version: Number(sent.text('version')) || 1, said });
    return { done: 'saved', to: backOf(url) ?? innerAgreementPaths.editAgreement(id, 'milestones') };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== 'conflict') return { fault: faultOf(error, fieldsOfFaults(error)) };
    const { draft } = await ask(getAgreement, { agreementId: id });
    return { fault: { code: 'conflict' }, about: { version: String(draft?.version ?? 1) } };
  }
}
