// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringListLooksTable = {
  mentor_id: string;
  seen: Date[];
  rest_at: Date | null;
};
