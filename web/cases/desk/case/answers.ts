import {
  getCase,
  getNextCase,
  putCaseAnswer,
  putCaseDecision,
  putCaseRecusal,
} from '#contract/cases/calls.ts';
import { caseDeskPaths } from '#contract/cases/desk-paths.ts';
import { dayChoices, outcomes } from '#contract/cases/report-limits.ts';
import { outcomeField, reasonFrom } from '#web/cases/texts/en/templates.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';
import { reportedWords } from '#web/words.ts';

export const loader = loads(async ({ ask, params: { caseId = '' } }) => {
  const shown = await ask(getCase, { caseId });
  return { shown, kind: shown.isBarred ? '' : reportedWords(shown.kind).name };
});

const answer =
  (lifted: boolean): Handler =>
  async (sent, { ask, params: { caseId = '' } }) => {
    const reason = sent.text('reason');
    const fault = faultOfReason(reason);
    if (fault) return { fault };
    await ask(putCaseAnswer, { caseId: caseId, lifted, reason });
    return { done: 'answered' };
  };

/** The group, and its boxes: the first one on the page takes the focus. */
const outcomeFields = ['outcome', ...outcomes.map(outcomeField)];

export const action = acts(
  {
    async decide(sent, { ask, params: { caseId = '' } }) {
      const [outcome, ...also] = outcomes.filter((one) => sent.has(outcomeField(one)));
      if (!outcome) return { fault: { code: 'case_outcome_missing', fields: outcomeFields } };
      const reason = reasonFrom(sent.text('template'), sent.text('reason'));
      const fault = faultOfReason(reason);
      if (fault) return { fault };
      const days = dayChoices.find((one) => String(one) === sent.text('days'));
      const version = Number(sent.text('version'));
      const takesDays = [outcome, ...also].some((one) => sent.text('taking').split(' ').includes(one));
      await ask(putCaseDecision, {
        caseId,
        version,
        outcome,
        also,
        days: takesDays ? days : undefined,
        reason,
      });
      const next = await ask(getNextCase, {});
      return next.$id ? { done: 'next', to: caseDeskPaths.case(next.$id) } : { done: 'decided' };
    },
    async recuse(_, { ask, params: { caseId = '' } }) {
      await ask(putCaseRecusal, { caseId });
      return { done: 'recused' };
    },
    lift: answer(true),
    stand: answer(false),
  },
  { case_outcome_unfit: { fields: outcomeFields } },
);
