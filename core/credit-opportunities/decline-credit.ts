import type { AskedOpportunity } from '#contract/credit-opportunities/shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { noteCreditConfirmed } from '../opportunities/steps/note-credit-confirmed.ts';
import { touchOrganisation } from '../organisations/steps/touch-organisation.ts';
import { subjectOf } from './row.ts';
import { showAsked } from './show-asked.ts';
import { endAnswer } from './steps/end-answer.ts';
import { holdAnswered } from './steps/hold-answered.ts';

type Answer = { organisationSlug: string; requestId: string; reason: string };

/**
 * Declines to give credit for an opportunity. The same answer twice changes nothing.
 * @throws Refusal `credit_opportunity_over` where it is not asked; the refusals of `holdAnswered`
 */
export function declineCredit(core: Core, member: Member, answer: Answer): Promise<AskedOpportunity> {
  return answerNo(core, member, answer, 'declined');
}

/**
 * Takes back what was confirmed. The same answer twice changes nothing.
 * @throws Refusal `credit_opportunity_over` where nothing is confirmed; the refusals of `holdAnswered`
 */
export function takeCreditBack(core: Core, member: Member, answer: Answer): Promise<AskedOpportunity> {
  return answerNo(core, member, answer, 'taken_back');
}

const answers = {
  declined: { from: ['asked', 'unanswered'], event: 'creditOpportunities.declined' },
  taken_back: { from: ['confirmed'], event: 'creditOpportunities.takenBack' },
} as const;

function answerNo(
  core: Core,
  member: Member,
  { reason, ...named }: Answer,
  state: keyof typeof answers,
): Promise<AskedOpportunity> {
  const { from, event: name } = answers[state];
  return core.db.transaction().execute(async (tx) => {
    const { seat, opportunity, asked } = await holdAnswered(tx, member, named);
    if (asked.state === state) return showAsked(tx, member, seat, asked.id);
    if (!(from as readonly string[]).includes(asked.state)) throw new Refusal('credit_opportunity_over');
    await tx
      .updateTable('credit_opportunities')
      .set({ state, reason, answered_at: now, version: asked.version + 1 })
      .where('id', '=', asked.id)
      .execute();
    await endAnswer(tx, asked.id);
    if (asked.state === 'confirmed') {
      await noteCreditConfirmed(tx, opportunity.id, null);
      await touchOrganisation(tx, seat.id);
    }
    await record(tx, { name, accountId: member.id, subject: subjectOf(asked, opportunity) });
    return showAsked(tx, member, seat, asked.id);
  });
}
