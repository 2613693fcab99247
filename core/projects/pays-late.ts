import { sql } from 'kysely';

/**
 * Whether a project counts as paying late: while a payment is overdue or unconfirmed, and for 90 days after the last
 * one was settled.
 */
export const paysLate = sql<boolean>`(
  projects.late_payments > 0 or coalesce(projects.late_payer_until > clock_timestamp(), false)
)`.as('pays_late');
