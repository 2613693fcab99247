import { opportunityDeskPaths } from '#contract/opportunities/desk-paths.ts';
import { innerOpportunityPaths } from '#contract/opportunities/inner-paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { applicationThings } from '../applications/things.ts';
import { opportunityAccess } from './access.ts';
import { opportunityEvents } from './events.ts';
import { opportunityNoBeginnings } from './no-beginnings.ts';
import { opportunityOpenStates } from './open-states.ts';
import { goodSaid } from './opportunities.ts';
import { opportunityThings } from './things.ts';

const said = goodSaid();

export const opportunitySamples = {
  access: opportunityAccess,
  events: opportunityEvents,
  rows: {
    opportunities: `insert into opportunities (id, project_id, slug, said, begun_by, submitted_by, asked_as) select md5('t' || $1), project_id, md5('t' || $1), '{"kind":"Advice","title":"T","seats":1,"hoursAWeek":1,"startsOn":"","place":""}', $1, $1, md5('t' || $1) from project_members where account_id = $1`,
    opportunity_reviews: `insert into opportunity_reviews (id, opportunity_id, about, reasons, asked_by) values (md5('w' || $1), md5('t' || $1), 'opportunity', '{first_three}', $1)`,
    saved_opportunities: `insert into saved_opportunities (opportunity_id, account_id) values (md5('t' || $1), $1)`,
  },
  addresses: async ({ own, ofOther }) => ({
    [opportunityPaths.opportunity(':slug')]: opportunityPaths.opportunity(
      await own(opportunityThings.opportunityBySlug, 'opportunitySlug'),
    ),
    [opportunityPaths.findOpportunity(':slug')]: opportunityPaths.findOpportunity(
      await own(applicationThings.applied, 'opportunitySlug'),
    ),
    [opportunityPaths.ownOpportunity(':id')]: opportunityPaths.ownOpportunity(
      await own(opportunityThings.opportunity, 'opportunityId'),
    ),
    [innerOpportunityPaths.editOpportunity(':id', ':step')]: innerOpportunityPaths.editOpportunity(
      await own(opportunityThings.draftOpportunity, 'opportunityId'),
      'basics',
    ),
    [opportunityDeskPaths.deskOpportunity(':id')]: opportunityDeskPaths.deskOpportunity(
      await ofOther(opportunityThings.judgedOpportunity, 'opportunityId'),
    ),
  }),
  words: [
    said.title,
    said.wouldDo,
    said.wouldLearn,
    said.lookFor,
    ...said.skills,
    said.skills.join(' · '),
    said.place,
  ],
  noBeginnings: opportunityNoBeginnings,
  openStates: opportunityOpenStates,
  lapses: {
    opportunity_review: { lateFor: 'awaiting' },
  },
} satisfies ModuleSamples;
