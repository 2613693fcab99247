import { creditOpportunitiesElsewhere } from './elsewhere.ts';
import { creditOpportunityPages } from './pages.ts';
import { creditOpportunityWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const creditOpportunities = {
  pages: creditOpportunityPages,
  words: creditOpportunityWords,
  elsewhere: creditOpportunitiesElsewhere,
};
