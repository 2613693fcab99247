import type { AgreementBody } from '#contract/agreements/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { draftOf } from './document-of.ts';
import { findVersion } from './find-text.ts';
import { isOver, mayAmend, mayCounter } from './policy.ts';
import { subjectOf } from './row.ts';
import { showAgreement } from './show-agreement.ts';
import { holdNegotiation } from './steps/hold-negotiation.ts';

/**
 * Begins a counter, or an amendment of what is in force: a draft of the text that stands. One that is begun already on this text
 * stays as it is.
 * @throws Refusal `agreement_unknown`, `agreement_over`, `agreement_moved`
 */
export async function beginCounter(core: Core, member: Member, id: string): Promise<AgreementBody> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdNegotiation(tx, member, id);
    if (isOver(held)) throw new Refusal('agreement_over');
    if (!mayCounter(held) && !mayAmend(held)) throw new Refusal('agreement_moved');
    const standing = await findVersion(tx, held.id, held.version);
    if (!standing?.document) throw new Refusal('agreement_moved');
    const begun = await tx
      .insertInto('agreement_drafts')
      .values({
        agreement_id: held.id,
        party: held.side,
        based_on: held.version,
        said: JSON.stringify(draftOf(standing.document)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('party')
      .executeTakeFirst();
    const subject = { ...subjectOf(held), party: held.side };
    if (begun) await record(tx, { name: 'agreements.drafted', accountId: member.id, subject });
  });
  return showAgreement(core, member, id);
}
