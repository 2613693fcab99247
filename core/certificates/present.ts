import type { CertificateBody, CertificateRowBody } from '#contract/certificates/shapes.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { type CertificateRow, saidOf } from './row.ts';

export function presentRow(row: CertificateRow): CertificateRowBody {
  const said = saidOf(row);
  return {
    number: row.number,
    kind: row.kind ?? 'completed',
    state: row.state,
    organisation: said?.organisation ?? '',
    role: said?.role ?? '',
    day: said?.day ?? '',
  };
}

export function presentCertificate(row: CertificateRow): Omit<CertificateBody, 'fragment' | 'can'> {
  const said = saidOf(row);
  return {
    ...presentRow(row),
    name: said?.name ?? '',
    from: said?.from ?? '',
    to: said?.to ?? '',
    count: said?.count ?? 0,
    minutes: said?.minutes ?? 0,
    credits: said?.credits ?? 0,
    term: said?.term ?? '',
    onEvidence: said?.onEvidence ?? false,
    issuedAt: isoDate(row.issued_at),
    endedAt: isoDateOrEmpty(row.ended_at),
    cause: row.cause,
    reason: row.reason,
  };
}
