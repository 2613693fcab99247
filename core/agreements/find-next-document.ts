import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Db } from '#db/connect.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { Day } from '#rules/calendar/day.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
import { documentOf } from './document-of.ts';
import { type Amended, findAmended } from './find-amended.ts';
import { findSigningName, findToday } from './find-around.ts';
import { findActingOwners } from './find-owners.ts';
import { findPool, type Pool } from './find-pool.ts';
import { findProjectSide, type ProjectSide } from './find-project-side.ts';
import { type Draft, findVersion, type Version } from './find-text.ts';
import type { Negotiation } from './negotiation.ts';

export type Next = {
  document: AgreementDocument;
  before: Version | null;
  /** Who alone could sign for a project that is not registered. */
  signerId: string | null;
  pool: Pool | null;
  today: Day;
  /** The text that it would amend; null before both have signed. */
  amended: Amended | null;
  side: ProjectSide;
  /** Whose text it would be. */
  party: AgreementParty;
  isTrial: boolean;
};

type Writer = { party: AgreementParty; member: Extract<Seer, { kind: 'member' }> };

/**
 * The document that a draft would become. An owner who proposes signs in their own name; a contributor changes no signer.
 * Others have the names that the writer may see.
 */
export async function findNextDocument(
  { db, origin }: Pick<Core, 'db' | 'origin'>,
  one: Pick<Negotiation, 'id' | 'project_id' | 'contributor_id' | 'version' | 'inForce' | 'is_trial'>,
  { said }: Pick<Draft, 'said'>,
  { party, member }: Writer,
): Promise<Next> {
  const before = await findVersion(db, one.id, one.version);
  const standingName = before?.document?.parties.project.name ?? '';
  const isOwnName = party === 'project' && !(await isStillBound(db, one, before));
  const ownerId = isOwnName ? member.id : (before?.signerId ?? null);
  const pool = await findPool(db, one.project_id);
  const ownerName = isOwnName ? await findSigningName(db, member, member.id) : standingName;
  const signer = ownerId === null ? null : { id: ownerId, name: ownerName };
  const side = await findProjectSide({ db, origin }, one, { viewer: member, signer });
  const amended = await findAmended(db, one);
  const document = documentOf(said, {
    agreementId: one.id,
    version: (await findLastNumber(db, one.id)) + 1,
    previous: before?.hash ?? null,
    ownerName,
    contributorName: await findSigningName(db, member, one.contributor_id),
    side,
    signed: amended?.document ?? null,
    pool,
  });
  const signerId = said.project.isRegistered ? null : ownerId;
  const today = await findToday(db, said.zone);
  const isTrial = one.is_trial;
  return { document, before, signerId, pool, today, amended, side, party, isTrial };
}

/** New owners act for what is in force without becoming the party: an amendment names another one when that owner is not there. */
async function isStillBound(
  db: Db,
  { inForce, project_id, contributor_id }: Pick<Negotiation, 'inForce' | 'project_id' | 'contributor_id'>,
  before: Version | null,
): Promise<boolean> {
  if (inForce === 0 || !before?.signerId) return false;
  return (await findActingOwners(db, project_id, contributor_id)).includes(before.signerId);
}

async function findLastNumber(db: Db, agreementId: string): Promise<number> {
  const row = await db
    .selectFrom('agreement_versions')
    .select((one) => one.fn.max('number').as('number'))
    .where('agreement_id', '=', agreementId)
    .executeTakeFirst();
  return row?.number ?? 0;
}
