import type { AgreementDocument } from '#contract/agreements/terms.ts';
import type { Day } from '#contract/calendar/day.ts';
import type { Db } from '#db/connect.ts';
import { documentOf } from './document-of.ts';
import { findSigningName, findToday } from './find-around.ts';
import { findPool, type Pool } from './find-pool.ts';
import { type Draft, findVersion, type Version } from './find-text.ts';
import type { AgreementRow } from './row.ts';

export type Next = {
  document: AgreementDocument;
  before: Version | null;
  /** Who alone could sign for a project that is not registered. */
  signerId: string | null;
  pool: Pool | null;
  today: Day;
};

type Writer = { party: 'project' | 'contributor'; accountId: string };

/** What a draft would be as the next text of an agreement. An owner who proposes signs in their own name; a contributor changes no signer. */
export async function findNextDocument(
  db: Db,
  one: Pick<AgreementRow, 'id' | 'project_id' | 'contributor_id' | 'version'>,
  { said }: Pick<Draft, 'said'>,
  { party, accountId }: Writer,
): Promise<Next> {
  const before = await findVersion(db, one.id, one.version);
  const ownerId = party === 'project' ? accountId : (before?.signerId ?? null);
  const pool = await findPool(db, one.project_id);
  const standingName = before?.document?.parties.project.name ?? '';
  const document = documentOf(said, {
    agreementId: one.id,
    version: one.version + 1,
    previous: before?.hash ?? null,
    ownerName: party === 'project' ? await findSigningName(db, accountId) : standingName,
    contributorName: await findSigningName(db, one.contributor_id),
    pool,
  });
  const signerId = said.project.isRegistered ? null : ownerId;
  return { document, before, signerId, pool, today: await findToday(db, said.zone) };
}
