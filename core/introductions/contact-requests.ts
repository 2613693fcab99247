import { sql } from 'kysely';
import { introductionLimits } from '#rules/introductions/limits.ts';
import type { ContactRequests } from '../ground/contact-requests.ts';

const { declined } = introductionLimits.restDays;

/** A request for an introduction; the member who declined it, of a project the owner who did. */
export const contactByIntroduction: ContactRequests = sql`
  select asker_id, asked_at, case when state = 'declined' then answered_by end as decliner_id,
    case when state = 'declined' then ended_at + make_interval(days => ${sql.lit(declined)}) end as declined_until
  from introductions`;
