import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { trialTerms } from '#contract/agreements/trial-limits.ts';
import * as calls from '#contract/trials/calls.ts';
import { currencies } from '#rules/amounts/money.ts';
import { typedAmount, typedCount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { isYesOrNo, type TrialAnswers, trialQuestions, yesOrNo } from '#rules/trials/questions.ts';
import { trialLimits } from '#rules/trials/trial-limits.ts';
import { trialDecisions } from '#rules/trials/trial-states.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault, FaultCode } from '#web/forms/outcome.ts';

export const loader = loads(async ({ ask, param }) => ({
  one: await ask(calls.getTrial, { requestId: param('id') }),
  key: crypto.randomUUID(),
}));

const wrong = (code: FaultCode, field: string) => ({ fault: { code, fields: [field] } });

/** The eight answers, or the fault of the first that is missing. */
function readAnswers(sent: Sent): { answers: TrialAnswers } | { fault: Fault } {
  const answers: Record<string, string> = {};
  for (const question of trialQuestions) {
    const typed = normaliseText(sent.text(question));
    if (isYesOrNo(question)) {
      if (!yesOrNo.some((choice) => choice === typed)) return wrong('trial_choice_missing', question);
    } else {
      const length = textLength(typed);
      if (length === 0 || length > trialLimits.answer) return wrong('trial_answer_length', question);
    }
    answers[question] = typed;
  }
  return { answers: answers as TrialAnswers };
}

function readTerms(sent: Sent) {
  const { days, milestones } = trialTerms;
  const projectSlug = sent.text('project');
  if (projectSlug === '') return wrong('trial_choice_missing', 'project');
  const firstDay = sent.text('firstDay');
  if (!isDay(firstDay)) return wrong('day_invalid', 'firstDay');
  const count = typedCount(sent.text('days'), days.max);
  if ('fault' in count || count.count < days.min) return wrong('trial_days_range', 'days');
  const parts = typedCount(sent.text('parts'), milestones);
  if ('fault' in parts || parts.count < 1) return wrong('trial_parts_range', 'parts');
  const hours = typedCount(sent.text('hours'), 48);
  if ('fault' in hours || hours.count < 1) return wrong('trial_hours_range', 'hours');
  const value = typedAmount(sent.text('value'));
  if ('fault' in value || value.amount < parts.count) return wrong('trial_value_invalid', 'value');
  const currency = currencies.find((one) => one === sent.text('currency'));
  if (!currency) return wrong('trial_choice_missing', 'currency');
  return {
    terms: {
      projectSlug,
      firstDay,
      days: count.count,
      parts: parts.count,
      hours: hours.count,
      currency,
      value: value.amount,
      key: sent.text('key') || crypto.randomUUID(),
    },
  };
}

export const action = acts(
  {
    async handIn(sent, { ask, param }) {
      const read = readAnswers(sent);
      if ('fault' in read) return read;
      await ask(calls.putTrialAnswers, { requestId: param('id'), ...read.answers });
      return { done: 'handedIn' };
    },
    async takeBack(_, { ask, param }) {
      await ask(calls.deleteTrialAnswers, { requestId: param('id') });
      return { done: 'takenBack' };
    },
    async close(_, { ask, param }) {
      await ask(calls.putTrialQuestionsEnd, { requestId: param('id') });
      return { done: 'closed' };
    },
    async begin(sent, { ask, param }) {
      const read = readTerms(sent);
      if ('fault' in read) return read;
      const { trial } = await ask(calls.postTrial, { requestId: param('id'), ...read.terms });
      return { done: 'begun', ...(trial && { to: innerAgreementPaths.draftText(trial.agreementId) }) };
    },
    async decide(sent, { ask, param }) {
      const decision = trialDecisions.find((one) => one === sent.text('decision'));
      if (!decision) return wrong('trial_choice_missing', 'decision');
      await ask(calls.putTrialDecision, { requestId: param('id'), decision });
      return { done: 'decided' };
    },
  },
  {
    trial_first_day: { fields: ['firstDay'] },
    trial_owns_already: { fields: ['project'] },
    project_unknown: { code: 'trial_choice_missing', fields: ['project'] },
    trial_no_more_weeks: { fields: ['decision'] },
  },
);
