// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CasePeopleTable = {
  case_id: string;
  account_id: string;
  is_judged: boolean;
  /** The longer suspension of them that waits for a second member of staff; null for none. */
  proposal_id: string | null;
  /** For how many days the case has suspended them without a second member of staff; null where as decided. */
  suspended_days: number | null;
};
