import { shownDigits } from '#rules/ledger/document.ts';
import type { Signing } from './steps/require-signable.ts';

/** The scope of an emailed code: one version of one agreement, by its whole hash. */
export function signedSubject({
  agreementId,
  version,
  hash,
}: Pick<Signing, 'agreementId' | 'version' | 'hash'>): string {
  return `${agreementId} ${version} ${hash}`;
}

/** The digits of the hash that an email shows, for comparison with the page. */
export function digitsOf(subject: string): string {
  return (subject.split(' ')[2] ?? '').slice(0, shownDigits);
}
