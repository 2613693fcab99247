import { sql } from 'kysely';
import { confirmJoining } from '#core/applications/confirm-joining.ts';
import { withdrawApplication } from '#core/applications/withdraw-application.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import { editOpportunity } from '#core/opportunities/edit-opportunity.ts';
import { showOwn } from '#core/opportunities/show-own.ts';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import type { OpenStates } from '#tests/ground/module-samples.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { applyFor, offered, receivedNow } from './applications.ts';

/** The open states of this module that are no deadline of a member, reached as in the product. */
export const applicationOpenStates = {
  async terms_return({ core }) {
    const [owner, applicant] = [
      await member(core, { password: null }),
      await member(core, { password: null }),
    ];
    const opportunity = await openOpportunity(core, owner);
    const { id } = await applyFor(core, applicant, opportunity.slug);
    const { version } = await showOwn(core, owner, opportunity.id);
    await editOpportunity(core, owner, { opportunityId: opportunity.id, version, said: { hoursAWeek: 20 } });
    await runReactions(core);
    await sql`update clocks set due_at = now() - interval '1 second'
      where subject_id = ${id} and kind = 'terms_confirmation'`.execute(core.db);
    await lapseDueDeadlines(core);
    await runReactions(core);
    const makeStep = () => withdrawApplication(core, applicant, id);
    return { mine: [applicant], others: [], makeStep };
  },
  async joining({ core }) {
    const [owner, partner] = [await member(core, { password: null }), await member(core, { password: null })];
    const applicant = await member(core, { password: null });
    const slug = await publishedProject(core, owner, 'Cold rooms by day');
    await joinTeam(core, slug, partner, true);
    const { id } = await applyFor(core, applicant, (await openOpportunity(core, owner, {}, slug)).slug);
    await offered(core, owner, id, { accepts: applicant });
    const makeStep = async () => confirmJoining(core, partner, await receivedNow(core, id));
    return { mine: [owner, partner], others: [applicant], makeStep };
  },
} satisfies OpenStates;
