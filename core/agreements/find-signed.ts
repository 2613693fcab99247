import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { type AgreementDocument, agreementDocument } from '#rules/agreements/terms.ts';

export type SignedVersion = {
  number: number;
  hash: string;
  signedAt: Date;
  /** Null once its time to be kept is over. */
  document: AgreementDocument | null;
};

/** Every version that both have signed, in the order in which they came into force. */
export async function findSignedVersions(db: Db, agreementId: string): Promise<SignedVersion[]> {
  const { rows } = await sql<{ number: number; hash: string; document: string | null; signed_at: Date }>`
    select text.number, text.hash, text.document, max(signature.signed_at) as signed_at
    from agreement_versions as text
    join agreement_signatures as signature
      on signature.agreement_id = text.agreement_id and signature.version = text.number
    where text.agreement_id = ${agreementId} and signature.voided_at is null
    group by text.agreement_id, text.number having count(*) = 2
    order by text.number`.execute(db);
  return rows.map(({ number, hash, document, signed_at: signedAt }) => ({
    number,
    hash,
    signedAt,
    document: document === null ? null : agreementDocument.parse(JSON.parse(document)),
  }));
}
