import type { Selectable } from 'kysely';
import type { CreditOpportunityState } from '#contract/credit-opportunities/limits.ts';
import type { CreditOpportunitiesTable } from '#db/tables/credit-opportunities.ts';
import type { OpportunityRow } from '../opportunities/row.ts';

export type AskedRow = Selectable<CreditOpportunitiesTable>;

/** While these hold, the opportunity waits for the institution or relies on it. */
export const openStates = ['asked', 'unanswered', 'confirmed'] as const satisfies CreditOpportunityState[];

export function isOpen({ state }: Pick<AskedRow, 'state'>): boolean {
  return (openStates as readonly string[]).includes(state);
}

/** The keys of an event about it. */
export function subjectOf(
  {
    id,
    organisation_id: organisationId,
    opportunity_id: opportunityId,
  }: Pick<AskedRow, 'id' | 'organisation_id' | 'opportunity_id'>,
  { project_id: projectId }: Pick<OpportunityRow, 'project_id'>,
) {
  return { creditOpportunityId: id, organisationId, opportunityId, projectId };
}
