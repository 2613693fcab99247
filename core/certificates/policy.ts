import type { Member } from '../ground/actor.ts';
import type { CertificateRow } from './row.ts';

/** Members under 18 get the print alone: they have nothing here that is made to be handed on to programs of others. */
export function mayExport({ standing }: Pick<Member, 'standing'>): boolean {
  return standing.age === 'adult';
}

/** One that ended proves nothing, so it is not made out again. */
export function mayFetch({ state }: Pick<CertificateRow, 'state'>): boolean {
  return state === 'issued';
}

export function mayDecline({ state }: Pick<CertificateRow, 'state'>): boolean {
  return state === 'issued';
}
