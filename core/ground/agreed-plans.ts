import { type RawBuilder, sql } from 'kysely';

/** The plans by which sessions are agreed, as a statement for their rows: `id`, and `ends_at`, before which each session begins. */
export type AgreedPlans = RawBuilder<unknown>;

let declared: readonly AgreedPlans[] | undefined;

/** Filled by `createCore`, which knows every module; this one knows none. */
export function knowAgreedPlans(plans: readonly AgreedPlans[]): void {
  declared = plans;
}

/** The plans of all modules that run or pause, to select from. */
export function agreedPlans(): RawBuilder<unknown> {
  if (!declared) throw new Error('Call createCore before anyone moves a session.');
  return sql`(${sql.join(declared, sql` union all `)})`;
}
