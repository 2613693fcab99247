import { getJudgedCase, postCaseAppeal } from '#contract/cases/report-calls.ts';
import { reportLimits } from '#contract/cases/report-limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { reportedWords } from '#web/words.ts';

export const loader = loads(async ({ ask, params: { caseId = '' } }) => {
  const judged = await ask(getJudgedCase, { caseId });
  const { own, title } = reportedWords(judged.kind);
  // The name of the member alone says nothing about their item.
  const isNamed = title === undefined && judged.kind !== 'person';
  return { judged, about: isNamed ? `${own}: ${judged.name}` : own };
});

export const action = acts({
  async appeal(sent, { ask, params: { caseId = '' } }) {
    const appeal = sent.secret('appeal');
    const { min, max } = reportLimits.appeal;
    const length = textLength(appeal);
    if (length < min || length > max) return { fault: { code: 'case_appeal_length', fields: ['appeal'] } };
    await ask(postCaseAppeal, { caseId: caseId, appeal });
    return { done: 'appealed' };
  },
});
