import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from './find-agreements.ts';
import { findSignatures, findVersion } from './find-text.ts';
import { isInForce } from './policy.ts';
import { sheetOf } from './sheet-of.ts';

/**
 * The signed text as PDF. The same version makes the same bytes.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before both have signed, and once the text is kept no more
 */
export async function printAgreement(core: Core, member: Member, id: string): Promise<Buffer> {
  const row = await findOwn(core.db, member.id, id);
  if (!row) throw new Refusal('agreement_unknown');
  const signed = isInForce(row) ? await findVersion(core.db, id, row.version) : null;
  if (!signed?.document) throw new Refusal('agreement_moved');
  const signatures = await findSignatures(core.db, id, row.version);
  return core.makePdf(sheetOf(signed.document, signed.hash, signatures));
}
