import { sql } from 'kysely';
import type { CertificateKind } from '#rules/certificates/limits.ts';
import { shownName } from '../../agreements/shown-name.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newCertificateNumber, newStatusIndex } from '../new-number.ts';
import type { CertificateFacts, Said } from '../row.ts';

type Issued = { kind: CertificateKind; accountId: string; subjectId: string; facts: CertificateFacts };

/** So often the random places are taken in a list that is more than half full. */
const mostTries = 20;

/**
 * Makes a certificate in the account's name, once for its subject, for good: one that was declined or withdrawn is not made again.
 * Returns its number, or null where there was one already or the account has no name.
 */
export async function issueCertificate(
  tx: Tx,
  { kind, accountId, subjectId, facts }: Issued,
): Promise<string | null> {
  const name = await findName(tx, accountId);
  if (!name) return null;
  const said: Said = { ...facts, name };
  const lines = Object.fromEntries(Object.entries(said).map(([line, value]) => [line, cleaned(value)]));
  for (let tries = 0; ; tries++) {
    if (tries > 0 && tries % mostTries === 0) await openList(tx);
    const made = await tx
      .insertInto('certificates')
      .values({
        number: newCertificateNumber(),
        status_list: sql<number>`(select max(number) from certificate_lists)`,
        status_index: newStatusIndex(),
        account_id: accountId,
        kind,
        subject_id: subjectId,
        said: JSON.stringify(lines),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('number')
      .executeTakeFirst();
    if (made) {
      await record(tx, { name: 'certificates.issued', accountId, subject: { number: made.number } });
      return made.number;
    }
    // Another one has the number or the place, or this one is made already.
    if (await isMade(tx, kind, subjectId)) return null;
  }
}

/** Empty for an account without a name: the profile’s comes before its own. */
export async function findName(tx: Tx, accountId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select ${shownName} as name
    from accounts left join profiles on profiles.account_id = accounts.id where accounts.id = ${accountId}`.execute(
    tx,
  );
  return rows[0]?.name ?? '';
}

/** Signed texts are well-formed, and the same letters are the same bytes. */
function cleaned(value: string | number | boolean | undefined) {
  return typeof value === 'string' ? value.toWellFormed().normalize() : value;
}

async function isMade(tx: Tx, kind: CertificateKind, subjectId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('certificates')
    .select('number')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return found !== undefined;
}

async function openList(tx: Tx): Promise<void> {
  await sql`insert into certificate_lists (number) select max(number) + 1 from certificate_lists
    on conflict do nothing`.execute(tx);
}
