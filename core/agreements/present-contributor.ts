import type { FoundAgreement } from './find-agreements.ts';

/** Without id and name for one who has gone, and for a child. */
export function presentContributor(row: FoundAgreement): { id: string; name: string; isGone: boolean } {
  return {
    id: row.is_named ? (row.contributor_id ?? '') : '',
    name: row.person_name,
    isGone: row.contributor_id === null,
  };
}
