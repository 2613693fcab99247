import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findOwn } from './find-agreements.ts';
import { findSignedVersions } from './find-signed.ts';
import { findSignatures } from './find-text.ts';
import { isInForce } from './policy.ts';
import { sheetOf } from './sheet-of.ts';

/**
 * A signed version as PDF, the one in force where none is named. The same version makes the same bytes.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before both have signed it, and once the text is kept no more
 */
export async function printAgreement(
  core: Core,
  member: Member,
  { agreementId: id, version }: { agreementId: string; version?: number | undefined },
): Promise<Buffer> {
  const row = await findOwn(core.db, member, id);
  if (!row) throw new Refusal('agreement_unknown');
  const versions = isInForce(row) ? await findSignedVersions(core.db, id) : [];
  const signed = versions.find(({ number }) => number === (version ?? row.version));
  if (!signed?.document) throw new Refusal('agreement_moved');
  const signatures = await findSignatures(core.db, id, signed.number);
  return core.makePdf(sheetOf(signed.document, signed.hash, signatures));
}
