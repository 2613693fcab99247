import type { Readable } from 'node:stream';
import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { DocumentWay } from '#contract/verifications/limits.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { countRequest } from './count-request.ts';
import { readDocument, type StoredDocument } from './read-document.ts';
import { findSubmitted } from './steps/find-submitted.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { isUsedElsewhere, noteEvidence, restsOn } from './steps/note-evidence.ts';
import { openRequest } from './steps/open-request.ts';
import { sendToReview } from './steps/send-to-review.ts';
import { showOwn } from './steps/show-own.ts';

/**
 * Takes a student's letter or card for a review by an administrator. No other member can open it. The same file again
 * returns the waiting request.
 * @throws Refusal the refusals of `readDocument`, `openRequest` and `countRequest`
 */
export async function submitDocument(
  core: Core,
  member: Member,
  { way, bytes }: { way: DocumentWay; bytes: Readable },
): Promise<OwnVerification> {
  const stored = await readDocument(core, bytes);
  try {
    await countRequest(core, member);
    const { view, isNew } = await core.db
      .transaction()
      .execute((tx) => submit(tx, core, member, { way, stored }));
    if (!isNew) await removeBytes(core, [stored.storage_key]);
    return view;
  } catch (error) {
    // After an error other than a refusal it is uncertain what was committed: the sweep finds that out.
    if (error instanceof Refusal) await removeBytes(core, [stored.storage_key]);
    throw error;
  }
}

async function submit(
  tx: Tx,
  core: Core,
  member: Member,
  { way, stored }: { way: DocumentWay; stored: StoredDocument },
): Promise<{ view: OwnVerification; isNew: boolean }> {
  const account = await holdApplicant(tx, member);
  const request = { account_id: member.id, kind: 'student', way } as const;
  const { sent, ...file } = stored;
  const before = await findSubmitted(tx, request);
  if (before && (await restsOn(tx, core, before, [{ file: sent }])))
    return { view: await showOwn(tx, before.id), isNew: false };
  const row = await openRequest(tx, request, 'submitted');
  await tx
    .insertInto('evidence_files')
    .values({ verification_id: row.id, ...file })
    .execute();
  await claimBytes(tx, stored.storage_key);
  await noteEvidence(tx, core, row, [{ file: sent }]);
  await sendToReview(tx, account, row, (await isUsedElsewhere(tx, row)) ? ['same_evidence'] : []);
  return { view: await showOwn(tx, row.id), isNew: true };
}
