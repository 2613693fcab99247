import type { AgreementStep } from '#contract/agreement-limits.ts';
import type { AgreementBody } from '#contract/agreement-shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { type FoundAgreement, findOwn } from './find-agreements.ts';
import { findLedger } from './find-in-force.ts';
import { findNextDocument } from './find-next-document.ts';
import { findDraft, findSignatures, findVersion, type Version } from './find-text.ts';
import { isInForce } from './policy.ts';
import { presentAgreement } from './present.ts';
import { findOwed } from './work/find-owed.ts';

/**
 * An agreement as one of its sides reads it.
 * @throws Refusal `agreement_unknown`
 */
export async function showAgreement({ db }: Core, member: Member, id: string): Promise<AgreementBody> {
  const row = await findOwn(db, member.id, id);
  if (!row) throw new Refusal('agreement_unknown');
  const [standing, before, signatures, steps, draft] = await Promise.all([
    findVersion(db, id, row.version),
    findVersion(db, id, row.version - 1),
    findSignatures(db, id, row.version),
    findSteps(db, id),
    findOwnDraft(db, row, member),
  ]);
  return presentAgreement(row, {
    ...{ memberId: member.id, standing, before, signatures, steps, draft },
    signer: signerOf(standing),
    ...(await findInForce(db, row, member)),
  });
}

/** A draft of a text that does not stand any more is shown as well: what was typed is not lost. */
async function findOwnDraft(db: Db, row: FoundAgreement, member: Member) {
  const draft = await findDraft(db, row.id, row.side);
  if (!draft) return null;
  const writer = { party: row.side, accountId: member.id };
  return { draft, next: await findNextDocument(db, row, draft, writer) };
}

function signerOf(standing: Version | null): string {
  const project = standing?.document?.parties.project;
  return project && project.number === '' ? project.name : '';
}

/** What the ledger of one in force comes to. */
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
