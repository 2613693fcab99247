import { listApplications } from '#contract/applications/calls.ts';
import { deleteSaving, getOpportunity, putSaving } from '#contract/opportunities/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { requireAge } from '#core/ground/require-age.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';

export const loader = loads(async ({ ask, param }) => {
  const { age, adultOn } = await ask(getStanding, {});
  requireAge({ age, adultOn: adultOn || null }, 'consented');
  const [opportunity, { applications }] = await Promise.all([
    ask(getOpportunity, { opportunitySlug: param('slug') }),
    age === 'adult' ? ask(listApplications, { list: 'open' }) : { applications: [] },
  ]);
  const sent = applications.find((one) => one.opportunity.id === opportunity.id);
  const { title, wouldDo, project } = opportunity;
  const foreign = inLanguage(`${title} ${wouldDo}`, project.language);
  return { opportunity: { ...opportunity, foreign }, invitationId: sent?.id ?? '' };
});

export const action = acts({
  async save(_, { ask, param }) {
    await ask(putSaving, { opportunitySlug: param('slug') });
    return { done: 'saved' };
  },
  async unsave(_, { ask, param }) {
    await ask(deleteSaving, { opportunitySlug: param('slug') });
    return { done: 'unsaved' };
  },
});
