import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofOpportunity = z.object({ opportunityId: z.string(), projectId: z.string() });

export const opportunityEvents = {
  'opportunities.begun': ofOpportunity,
  'opportunities.edited': ofOpportunity,
  'opportunities.deleted': ofOpportunity,
  /** It, or an edit of it, waits for review; or no longer does. */
  'opportunities.submitted': ofOpportunity,
  'opportunities.takenBack': ofOpportunity,
  'opportunities.reviewLate': ofOpportunity.extend({ awaitedBy: z.string() }),
  /** By an administrator. */
  'opportunities.approved': ofOpportunity.extend({ askedBy: z.string().optional() }),
  'opportunities.returned': ofOpportunity.extend({ askedBy: z.string().optional() }),
  'opportunities.removed': ofOpportunity,
  /** Others see it from now on. */
  'opportunities.opened': ofOpportunity,
  /** The content that others see has changed; `terms` is the number of its present version. */
  'opportunities.termsChanged': ofOpportunity.extend({ terms: z.int() }),
  'opportunities.paused': ofOpportunity,
  'opportunities.resumed': ofOpportunity,
  'opportunities.renewed': ofOpportunity,
  /** All its seats are taken; or one has become free again. */
  'opportunities.filled': ofOpportunity,
  'opportunities.reopened': ofOpportunity,
  'opportunities.expired': ofOpportunity,
  /** All opportunities of a project, because answers lapsed; or the end of that pause. */
  'opportunities.lapsePaused': z.object({ projectId: z.string() }),
  'opportunities.lapseLifted': z.object({ projectId: z.string() }),
  /** By its owner, or with its project. */
  'opportunities.closed': ofOpportunity.extend({ ending: z.enum(['owner', 'archived', 'project_removed']) }),
  /** Its removal, or that of its project, was undone; `removedAt` is the time of that removal. */
  'opportunities.putBack': ofOpportunity.extend({ removedAt: z.string().optional() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof opportunityEvents> {}
}
