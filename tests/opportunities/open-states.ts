import { confirmJoining } from '#core/applications/confirm-joining.ts';
import { decideReview } from '#core/opportunities/decide-review.ts';
import { reopenOpportunity } from '#core/opportunities/reopen-opportunity.ts';
import { submitOpportunity } from '#core/opportunities/submit-opportunity.ts';
import { leaveTeam } from '#core/projects/leave-team.ts';
import { applyFor, offered, receivedNow } from '#tests/applications/applications.ts';
import { reason } from '#tests/cases/cases.ts';
import { member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { draftOpportunity, openOpportunity } from './opportunities.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const opportunityOpenStates = {
  async opportunity_returned({ core, admins: [admin] }) {
    const owner = await member(core, { password: null });
    const { id } = await draftOpportunity(core, owner);
    const { version } = await submitOpportunity(core, owner, id);
    await decideReview(core, admin, { opportunityId: id, version, verdict: 'returned', reason });
    return { mine: [owner], others: [], makeStep: () => submitOpportunity(core, owner, id) };
  },
  async seat_free({ core }) {
    const [owner, joins] = [await member(core, { password: null }), await member(core, { password: null })];
    const slug = await publishedProject(core, owner, 'Cold rooms by night');
    const opportunity = await openOpportunity(core, owner, { seats: 1 }, slug);
    const { id } = await applyFor(core, joins, opportunity.slug);
    await offered(core, owner, id, { accepts: joins });
    await confirmJoining(core, owner, await receivedNow(core, id));
    await leaveTeam(core, joins, slug);
    await runReactions(core);
    return { mine: [owner], others: [], makeStep: () => reopenOpportunity(core, owner, opportunity.id) };
  },
} satisfies OpenStates;
