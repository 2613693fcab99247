import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofAsked = z.object({
  creditOpportunityId: z.string(),
  organisationId: z.string(),
  opportunityId: z.string(),
  projectId: z.string(),
});

/** Each names the member of the staff who answered; none where an opportunity asks, or an end follows from another one. */
export const creditOpportunityEvents = {
  /** An open opportunity names the institution; or names it again, or its terms have got worse. */
  'creditOpportunities.asked': ofAsked,
  'creditOpportunities.confirmed': ofAsked,
  'creditOpportunities.declined': ofAsked,
  'creditOpportunities.takenBack': ofAsked,
  /** The time of the institution is over. */
  'creditOpportunities.unanswered': ofAsked,
  /** The team names it no longer, or the institution has paused or ended. */
  'creditOpportunities.ended': ofAsked.extend({ by: z.enum(['team', 'organisation']) }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof creditOpportunityEvents> {}
}
