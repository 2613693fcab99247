import type { ModuleSamples } from '../module-samples.ts';
import { opportunityAccess } from './access.ts';
import { opportunityEvents } from './events.ts';

export const opportunitySamples = {
  access: opportunityAccess,
  events: opportunityEvents,
  rows: {
    opportunities: `insert into opportunities (id, project_id, slug, said, begun_by, submitted_by, asked_as) select md5('t' || $1), project_id, md5('t' || $1), '{"kind":"Advice","title":"T","seats":1,"hoursAWeek":1,"startsOn":"","place":""}', $1, $1, md5('t' || $1) from project_members where account_id = $1`,
    opportunity_reviews: `insert into opportunity_reviews (id, opportunity_id, about, reasons, asked_by) values (md5('w' || $1), md5('t' || $1), 'opportunity', '{first_three}', $1)`,
    saved_opportunities: `insert into saved_opportunities (opportunity_id, account_id) values (md5('t' || $1), $1)`,
  },
} satisfies ModuleSamples;
