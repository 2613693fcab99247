import type { AgreementDocument } from './terms.ts';

/** For whom a side signs: for oneself, for an organisation, or for a team whose owners answer in person. */
export type BoundBy =
  | { kind: 'self' }
  | { kind: 'organisation'; name: string }
  | { kind: 'team'; signer: string; owners: readonly string[] };

export function boundBy({ parties }: AgreementDocument, side: 'project' | 'contributor'): BoundBy {
  const { project } = parties;
  if (side === 'contributor') return { kind: 'self' };
  if (project.number !== '') return { kind: 'organisation', name: project.name };
  if ('owners' in project && project.owners.length > 1)
    return { kind: 'team', signer: project.name, owners: project.owners };
  return { kind: 'self' };
}
