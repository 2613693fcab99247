import { getAccount } from '#contract/accounts/calls.ts';
import { datePages } from '#contract/collected.ts';
import { type DatesBody, getDates, getTurns } from '#contract/deadlines/calls.ts';
import { getFactorLoss } from '#contract/factors/lost-calls.ts';
import { leavingLabel } from '#contract/ground/labels.ts';
import { getGuardian, putGuardian } from '#contract/guardians/calls.ts';
import { deleteLeaving, getLeaving } from '#contract/leaving/calls.ts';
import { getFittingOpportunities } from '#contract/opportunities/find-calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { ListedOpportunity } from '#contract/opportunities/shapes.ts';
import { getPerson } from '#contract/people/calls.ts';
import { listOwnProjects } from '#contract/projects/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { isEmail } from '#rules/checks/email.ts';
import { pausedOf } from '#web/cases/paused-of.ts';
import { rowsOfToday } from '#web/elsewhere.ts';
import { shownSteps, stepHandlers } from '#web/first-days/shown-steps.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { ownProfile } from '#web/ground/member/own.ts';
import { day, moment } from '#web/ground/texts/amounts.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { creditWords, factsLine, fitWords, givesLine } from '#web/opportunities/texts/en/values.ts';
import { drawnOf } from '#web/projects/shown/drawn-of.ts';
import { kolamWords, projectStates } from '#web/projects/texts/en/projects.ts';
import { dateLines } from '#web/words.ts';
import { whereNothingWaits } from './next-steps.ts';
import { shownTurn } from './shown-turn.ts';

const mostProjects = 4;

export const loader = loads(async (visit) => {
  const { ask } = visit;
  const account = await ask(getAccount, {});
  const [profile, { age, pause }, person, turns, leaving, loss, firstSteps] = await Promise.all([
    ownProfile(visit, account.$id),
    ask(getStanding, {}),
    ask(getPerson, {}),
    ask(getTurns, {}),
    account.labels.includes(leavingLabel) ? ask(getLeaving, {}) : null,
    account.mfa ? openLoss(visit) : null,
    shownSteps(visit),
  ]);
  // These open at 18.
  const [{ projects }, { dates }, rows, fitting] = await Promise.all([
    age === 'adult' ? ask(listOwnProjects, {}) : { projects: [] },
    age === 'adult' ? ask(getDates, {}) : { dates: [] },
    age === 'adult' || age === 'minor' ? Promise.all(rowsOfToday[age].map((row) => row(visit))) : [],
    age === 'adult' && person.hoursAWeek > 0
      ? ask(getFittingOpportunities, {})
      : { hours: 0, opportunities: [] },
  ]);
  const now = turns.mine.length + turns.others.length > 0 ? await visit.time() : 0;
  const guardian = age === 'waiting' || age === 'minor' ? await ask(getGuardian, {}) : null;
  return {
    account,
    profile,
    person,
    turns: {
      mine: turns.mine.map((turn) => shownTurn(turn, 'mine', now)),
      others: turns.others.map((turn) => shownTurn(turn, 'awaited', now)),
    },
    age,
    guardian,
    week: { dates: dates.map(shownDate), rows: rows.flatMap((row) => row ?? []) },
    projects: {
      all: projects.length,
      projects: projects.slice(0, mostProjects).map(({ slug, name, kolam, cover, state }) => ({
        slug,
        name,
        drawn: drawnOf({ slug, kolam, cover }, visit.projectId),
        stands: [state === 'published' ? '' : projectStates[state].word, kolamWords(kolam)]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    forYou: {
      hasHours: fitting.hours > 0,
      rows: fitting.opportunities.map((one) => ({
        to: opportunityPaths.findOpportunity(one.slug),
        title: one.title,
        ...factsOf(one),
        gives: [givesLine(one), creditWords(one)].filter(Boolean).join(' · '),
        fit: fitWords(one.fit),
        drawn: drawnOf(one.project, visit.projectId),
      })),
    },
    leavesAt: leaving?.leavesAt ?? '',
    paused: pausedOf(pause),
    loss,
    firstSteps,
    next: whereNothingWaits(age),
  };
});

/** The facts of a row; of a text in another language, which one that is. */
function factsOf(one: ListedOpportunity) {
  const foreign = inLanguage(one.title, one.project.language);
  const facts = [one.project.name, foreign?.said, factsLine(one)].filter(Boolean).join(' · ');
  return { lang: foreign?.lang, facts };
}

/** The wait for lost factors, if one runs. */
async function openLoss({ ask }: Visit) {
  const loss = await ask(getFactorLoss, {});
  return loss.state === 'none' ? null : loss;
}

function shownDate({ kind, subjectId, thing, person, at }: DatesBody['dates'][number]) {
  return {
    key: `${kind} ${subjectId}`,
    to: datePages[kind].path(subjectId),
    what: dateLines[kind](thing, person),
    at,
    when: datePages[kind].isDay ? day(at) : moment(at),
  };
}

export const action = acts({
  async 'ask-guardian'(sent, { ask }) {
    const email = sent.text('guardianEmail');
    if (!isEmail(email))
      return { fault: { code: 'sign_up_guardian_email_invalid', fields: ['guardianEmail'] } };
    await ask(putGuardian, { email, language: sent.text('readerLanguage') || undefined });
    return { done: 'asked', about: { email } };
  },
  async keep(_, { ask }) {
    await ask(deleteLeaving, {});
    return { done: 'kept' };
  },
  ...stepHandlers,
});
