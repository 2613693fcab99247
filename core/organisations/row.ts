import { type Selectable, sql } from 'kysely';
import type {
  OrganisationHold,
  OrganisationKind,
  OrganisationState,
} from '#contract/organisations/limits.ts';
import type { OrganisationsTable } from '#db/tables/organisations.ts';

export type OrganisationRow = Selectable<OrganisationsTable>;

/** The columns whose values are of closed lists. */
export function listedOf(row: Pick<OrganisationRow, 'kind' | 'state' | 'held_for'>) {
  return {
    kind: row.kind as OrganisationKind,
    state: row.state as OrganisationState,
    heldFor: row.held_for as OrganisationHold[],
  };
}

export const clock = sql<Date>`now()`.as('now');
