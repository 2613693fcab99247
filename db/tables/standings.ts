import type { ColumnType, Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type StandingsTable = {
  account_id: string;
  role: string | null;
  birth_date: string | null;
  zone: Generated<string>;
  guardian_agreed_at: Date | null;
  suspended_at: Date | null;
  suspended_until: Date | null;
  suspension_reason: string | null;
  leaves_at: Date | null;
  adult_at: ColumnType<Date | null, never, never>;
  seen_from: ColumnType<Date, never, never>;
  hidden: Generated<boolean>;
  waits_since: Date | null;
  erase_at: Date | null;
  /** Until when they begin nothing with others; null or past for all others. */
  pause_ends_at: Date | null;
  pause_case_id: string | null;
  pause_reason: string | null;
  /** When the last suspension began: the 30 days run from here. */
  suspensions_since: Date | null;
  /** The time of the suspensions that are over, each begun within 30 days after the one before. */
  suspended_seconds: Generated<number>;
};
