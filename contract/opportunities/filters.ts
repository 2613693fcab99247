import { opportunityKinds } from '#rules/lists/kinds.ts';

/** The filters of the search for opportunities, by their names in its address. */
export const opportunityFilters = [
  'search',
  'kind',
  'skill',
  'place',
  'remote',
  'hours',
  'pay',
  'equity',
  'credit',
  'institution',
  'verified',
  'begins',
  'textIn',
] as const;
export type OpportunityFilter = (typeof opportunityFilters)[number];

/** A kind, or those that search engines list as jobs. */
export const kindChoices = [...opportunityKinds, 'jobs'] as const;

/** Kilometres from the centre of a district; 25 by default. */
export const withinKm = ['5', '10', '25', '50'] as const;
/** Hours a week at most. */
export const mostHours = ['5', '10', '20', '30', '40'] as const;
/** Days within which it begins. */
export const beginsWithin = ['7', '14', '30', '90'] as const;
export const opportunityOrders = ['newest', 'closing'] as const;
/** A member may also have what fits them best first. */
export const memberOrders = [...opportunityOrders, 'fit'] as const;
