import type { ColumnType, Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ClockState = 'running' | 'extended' | 'stopped' | 'met' | 'lapsed' | 'released';

export type ClockStoppedState = 'running' | 'extended';

export type ClocksTable = {
  id: string;
  kind: string;
  subject_id: string;
  /** Null where our own people owe the step, and where the account has gone. */
  owed_by: string | null;
  /** Null where the account has gone. */
  awaited_by: string | null;
  state: Generated<ClockState>;
  zone: string;
  began_at: Date;
  due_at: Date;
  ended_at: Date | null;
  extended_days: number | null;
  extension_reason: string | null;
  left_ms: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  stopped_state: ClockStoppedState | null;
  shifted_until: Date | null;
  notices: Generated<string[]>;
  next_notice_at: Date | null;
  project_id: string | null;
  is_untold: Generated<boolean>;
  is_late: Generated<boolean>;
  /** The end that no downtime and no night moves. */
  latest_at: Date | null;
};
