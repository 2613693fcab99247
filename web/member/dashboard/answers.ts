import { getAccount } from '#contract/account.ts';
import { isEmail } from '#contract/email.ts';
import { getFittingOpportunities } from '#contract/find-opportunities.ts';
import { getGuardian, putGuardian } from '#contract/guardian.ts';
import { leavingLabel } from '#contract/labels.ts';
import { deleteLeaving, getLeaving } from '#contract/leaving.ts';
import { getPerson } from '#contract/people.ts';
import { getStanding } from '#contract/standing.ts';
import { getTurns } from '#contract/turns.ts';
import { factsLine, fitWords, givesLine } from '#texts/opportunity-values.ts';
import { acts } from '../../forms/act.ts';
import { loads } from '../../forms/load.ts';
import { ownProfile } from '../own.ts';

export const loader = loads(async (visit) => {
  const { ask } = visit;
  const account = await ask(getAccount, {});
  const [profile, { age }, person, turns, leaving] = await Promise.all([
    ownProfile(visit, account.$id),
    ask(getStanding, {}),
    ask(getPerson, {}),
    ask(getTurns, {}),
    account.labels.includes(leavingLabel) ? ask(getLeaving, {}) : null,
  ]);
  const fitting =
    age === 'adult' && person.hoursAWeek > 0
      ? await ask(getFittingOpportunities, {})
      : { hours: 0, opportunities: [] };
  const guardian = age === 'waiting' || age === 'minor' ? await ask(getGuardian, {}) : null;
  return {
    account,
    profile,
    person,
    turns,
    now: turns.others.length > 0 ? await visit.time() : 0,
    age,
    guardian,
    fitting: {
      hours: fitting.hours,
      rows: fitting.opportunities.map((one) => ({
        ...{ slug: one.slug, title: one.title, facts: `${one.project.name} · ${factsLine(one)}` },
        ...{ gives: givesLine(one), fit: fitWords(one.fit) },
      })),
    },
    leavesAt: leaving?.leavesAt ?? '',
  };
});

export const action = acts({
  async 'ask-guardian'(sent, { ask }) {
    const email = sent.text('guardianEmail');
    if (!isEmail(email))
      return { fault: { code: 'sign_up_guardian_email_invalid', fields: ['guardianEmail'] } };
    await ask(putGuardian, { email });
    return { done: 'asked', about: { email } };
  },
  async keep(_, { ask }) {
    await ask(deleteLeaving, {});
    return { done: 'kept' };
  },
});
