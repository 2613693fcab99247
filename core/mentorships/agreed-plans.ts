import { sql } from 'kysely';
import type { AgreedPlans } from '../ground/agreed-plans.ts';

/** Sessions stay booked while a mentorship pauses. */
export const plansOfMentorships: AgreedPlans = sql`
  select id, ends_at from mentorships where state in ('running', 'paused')`;
