import type { AgreementStep } from '#contract/agreements/limits.ts';
import type { AgreementBody } from '#contract/agreements/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { clauseLanguagesOf } from './clause-languages-of.ts';
import { type FoundAgreement, findOwn } from './find-agreements.ts';
import { findAmendment, findPastAmendments, findPrevious } from './find-amendments.ts';
import { findLedger } from './find-in-force.ts';
import { findNextDocument } from './find-next-document.ts';
import { findProjectSide } from './find-project-side.ts';
import { findSignedVersions, type SignedVersion } from './find-signed.ts';
import { findDraft, findSignatures, findVersion, type Version } from './find-text.ts';
import { findOwed } from './milestones/find-owed.ts';
import type { Negotiation } from './negotiation.ts';
import { isInForce } from './policy.ts';
import { presentAgreement, signerOf } from './present.ts';

/**
 * An agreement as one of its sides reads it.
 * @throws Refusal `agreement_unknown`
 */
export async function showAgreement(core: Core, member: Member, id: string): Promise<AgreementBody> {
  const { db } = core;
  const row = await findOwn(db, member, id);
  if (!row) throw new Refusal('agreement_unknown');
  const { negotiation, amendment } = await findAmendment(db, row, member.id);
  const [standing, signatures, steps, draft, amendments, signed] = await Promise.all([
    findVersion(db, id, row.version),
    findSignatures(db, id, row.version),
    findSteps(db, id),
    findOwnDraft(core, { ...negotiation, side: row.side }, member),
    findPastAmendments(db, id),
    findSignedVersions(db, id),
  ]);
  const before = await findBefore(db, row, { standing, signed });
  return presentAgreement(row, {
    personId: member.id,
    offered: clauseLanguagesOf(core),
    standing,
    before,
    signatures,
    steps,
    draft,
    amendment,
    amendments,
    signed,
    isNotTakenOver: isInForce(row) && (await isNotTakenOver(core, member, row, standing)),
    ...(await findInForce(db, row, member)),
  });
}

/** The text that this one followed: of one in force the last that was in force, not one that was declined since. */
async function findBefore(
  db: Db,
  row: FoundAgreement,
  { standing, signed }: { standing: Version | null; signed: readonly SignedVersion[] },
): Promise<Pick<Version, 'document'> | null> {
  if (isInForce(row) && signed.length > 1)
    return signed.findLast(({ number }) => number < row.version) ?? null;
  return findPrevious(db, row.id, standing?.document?.previous ?? null);
}

/** A draft for an outdated text is shown as well, so that its words are not lost. */
async function findOwnDraft(core: Core, row: Negotiation & Pick<FoundAgreement, 'side'>, member: Member) {
  const draft = await findDraft(core.db, row.id, row.side);
  if (!draft) return null;
  const writer = { party: row.side, member };
  return { draft, next: await findNextDocument(core, row, draft, writer) };
}

/**
 * The owner who signed in their own name owns the project no more, or an owner has verified an organisation since: until an
 * amendment neither another owner nor the organisation is the party.
 */
async function isNotTakenOver(
  core: Core,
  member: Member,
  row: FoundAgreement,
  standing: Version | null,
): Promise<boolean> {
  if (signerOf(standing) === '') return false;
  const { marks } = await findProjectSide(core, row, { viewer: member });
  if (marks.length > 0) return true;
  const owner = await core.db
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', row.project_id)
    .where('account_id', '=', standing?.signerId ?? null)
    .where('is_owner', '=', true)
    .executeTakeFirst();
  return owner === undefined;
}

/** The ledger of an agreement in force, and the steps owed under it. */
async function findInForce(db: Db, row: FoundAgreement, member: Member) {
  const ledger = isInForce(row) ? await findLedger(db, row) : null;
  if (!ledger) return { ledger, owed: [] };
  return { ledger, owed: await findOwed(db, { member, row, ledger }) };
}

async function findSteps(db: Db, id: string) {
  const rows = await db
    .selectFrom('agreement_steps')
    .select(['kind', 'party', 'at'])
    .where('agreement_id', '=', id)
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind, party, at }) => ({ kind: kind as AgreementStep, party, at: isoDate(at) }));
}
