import type { EndBody } from '#contract/agreements/end-shapes.ts';
import type { FoundAgreement } from '../find-agreements.ts';
import type { Ledger } from '../find-in-force.ts';

type Head = Pick<EndBody, 'id' | 'role' | 'project' | 'person' | 'side' | 'stage' | 'currency' | 'basedOn'>;

/** The head of every page about an agreement in force. */
export function presentHead(row: FoundAgreement, { state }: Ledger): Head {
  return {
    id: row.id,
    role: row.role,
    project: { slug: row.project_slug, name: row.project_name },
    person: { name: row.person_name, isGone: row.contributor_id === null },
    side: row.side,
    stage: row.stage,
    currency: state.document.terms.currency,
    basedOn: state.sequence,
  };
}
