import { listSavedOpportunities } from '#contract/opportunities/calls.ts';
import { listSavedSearches } from '#contract/saved-searches/calls.ts';
import { getStanding } from '#contract/standings/calls.ts';
import { loads } from '#web/forms/load.ts';
import { withGlyphs } from '#web/projects/shown/drawn-of.ts';
import { savedSearchTexts as texts } from '#web/saved-searches/texts/en/saved-searches.ts';
import { searchShown } from './search-shown.ts';

export const loader = loads(async ({ ask, projectId }) => {
  const [{ opportunities }, { age }] = await Promise.all([
    ask(listSavedOpportunities, {}),
    ask(getStanding, {}),
  ]);
  // The search itself opens with 18.
  const { searches } = age === 'adult' ? await ask(listSavedSearches, {}) : { searches: null };
  return {
    opportunities: withGlyphs(opportunities, projectId),
    searches: searches?.map((saved) => {
      const { of, to, words } = searchShown(saved);
      const { $id, name, found } = saved;
      const facts = [
        name && words,
        found > 0 && (of === 'projects' ? texts.foundProjects : texts.found)(found),
      ];
      return { $id, to, title: name || words, facts: facts.filter(Boolean).join(' · ') };
    }),
  };
});
