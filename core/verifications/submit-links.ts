import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { LinkKind } from '#contract/verifications/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { countRequest } from './count-request.ts';
import { plainLink } from './evidence-hash.ts';
import { findSubmitted } from './steps/find-submitted.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { isUsedElsewhere, noteEvidence } from './steps/note-evidence.ts';
import { openRequest } from './steps/open-request.ts';
import { sendToReview } from './steps/send-to-review.ts';
import { showOwn } from './steps/show-own.ts';
import { withoutIdentityNumbers } from './without-identity-numbers.ts';

type Said = { kind: LinkKind; links: string[]; about: string; anotherNumber: boolean };

/**
 * Takes public links and a paragraph as evidence of the member's role, for a review. The same again returns the waiting
 * request.
 * @throws Refusal `verification_links_same`, `identity_number_found`; the refusals of `openRequest` and `countRequest`
 */
export async function submitLinks(core: Core, member: Member, said: Said): Promise<OwnVerification> {
  if (new Set(said.links.map(plainLink)).size < said.links.length)
    throw new Refusal('verification_links_same');
  const { texts, isMasked } = withoutIdentityNumbers(
    { about: said.about, links: said.links.join('\n') },
    { isAnother: said.anotherNumber },
  );
  await countRequest(core, member);
  return core.db.transaction().execute(async (tx) => {
    const account = await holdApplicant(tx, member);
    const request = {
      account_id: member.id,
      kind: said.kind,
      way: 'public_links',
      links: texts.links.split('\n'),
      about: texts.about,
    };
    const sent = await findSubmitted(tx, request);
    if (sent) return showOwn(tx, sent.id);
    const row = await openRequest(tx, request, 'submitted');
    await noteEvidence(
      tx,
      core,
      row,
      said.links.map((link) => ({ link })),
    );
    const isUsed = await isUsedElsewhere(tx, row);
    await sendToReview(tx, account, row, [
      ...(isUsed ? (['same_evidence'] as const) : []),
      ...(isMasked ? (['identity_number'] as const) : []),
    ]);
    return showOwn(tx, row.id);
  });
}
