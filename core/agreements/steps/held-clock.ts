import type { DueStep } from '#rules/agreements/due-steps.ts';

/** A clock of an agreement in force, open or the last of its kind about its subject. */
export type AgreementClock = {
  kind: DueStep['wait'];
  subject_id: string;
  state: string;
  project_id: string | null;
  owed_by: string | null;
  ended_at: Date | null;
  due_at: Date;
  is_late: boolean;
};

/** One that runs or is late, and is held until the transaction ends: nobody else ends or moves it meanwhile. */
export type HeldClock = AgreementClock & { id: string };
