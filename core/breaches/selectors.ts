import { type RawBuilder, sql } from 'kysely';

/** The facts by which the operator finds the people of a breach. Each selector adds people; time narrows sessions, networks, staff and rows. */
export type Selectors = {
  accounts?: readonly string[];
  sessions?: readonly string[];
  networks?: readonly string[];
  from?: Date | undefined;
  until?: Date | undefined;
  tables?: readonly string[];
  keys?: readonly string[];
  /** When the lost backup was made. */
  backupAt?: Date | undefined;
  /** Accounts of staff that were breached themselves. */
  staff?: readonly string[];
};

/** Columns in which tables name an account without a reference to it. */
export const accountColumn =
  /^(account|owner|actor|subject|author|reporter|mentor|mentee|contributor|applicant)_id$/;

/** Whether a moment lies in the time span of the selectors. */
export function inSpan(moment: RawBuilder<unknown>, { from, until }: Selectors): RawBuilder<boolean> {
  return sql<boolean>`(${moment} >= ${from ?? new Date(0)} and ${moment} <= ${until ?? new Date(8.64e14)})`;
}
