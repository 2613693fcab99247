import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringFiguresTable = {
  account_id: string;
  answers: Generated<number>;
  in_time: Generated<number>;
  usual_days: Generated<number>;
  sessions: Generated<number>;
  members: Generated<number>;
  came: Generated<number>;
  came_of: Generated<number>;
  mentee_came: Generated<number>;
  mentee_of: Generated<number>;
  mentee_late: Generated<number>;
};
