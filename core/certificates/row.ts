import type { Selectable } from 'kysely';
import type { CertificatesTable } from '#db/tables/certificates.ts';
import { type Certificate, certificateFormat } from '#rules/certificates/certificate.ts';

/** The lines that depend on the kind, without the name: by the module that has the subject. */
export type CertificateFacts = Omit<
  Certificate,
  'format' | 'number' | 'kind' | 'name' | 'list' | 'index' | 'isShort'
>;

/** The lines as they are kept. */
export type Said = CertificateFacts & { name: string };

export type CertificateRow = Selectable<CertificatesTable>;

/** The lines of a certificate; null once its account is erased. Only this module writes them. */
export function saidOf({ said }: Pick<CertificateRow, 'said'>): Said | null {
  return said as Said | null;
}

/** The content over which we sign; null once its account is erased. */
export function certificateOf(row: CertificateRow): Certificate | null {
  const said = saidOf(row);
  if (!said || !row.kind) return null;
  return {
    ...said,
    format: certificateFormat,
    number: row.number,
    kind: row.kind,
    list: row.status_list,
    index: row.status_index,
  };
}
