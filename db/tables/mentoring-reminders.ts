// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringReminderSide = 'mentor' | 'mentee';

export type MentoringReminderKind = 'day' | 'hour' | 'end';

export type MentoringRemindersTable = {
  session_id: string;
  side: MentoringReminderSide;
  kind: MentoringReminderKind;
  at: Date;
};
