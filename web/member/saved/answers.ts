import { listSavedOpportunities } from '#contract/opportunities.ts';
import { loads } from '../../forms/load.ts';

export const loader = loads(({ ask }) => ask(listSavedOpportunities, {}));
