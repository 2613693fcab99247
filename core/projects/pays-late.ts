import { sql } from 'kysely';

/** Whether a project is said to pay late: while something is overdue or unconfirmed, and 90 days after the last of it was settled. */
export const paysLate = sql<boolean>`(
  projects.late_payments > 0 or coalesce(projects.late_payer_until > clock_timestamp(), false)
)`.as('pays_late');
