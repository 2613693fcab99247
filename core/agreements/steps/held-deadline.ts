import type { DueStep } from '#rules/agreements/due-steps.ts';

/** A deadline of an agreement in force: an open one, or the last of its kind about its subject. */
export type AgreementDeadline = {
  kind: DueStep['wait'];
  subject_id: string;
  state: string;
  project_id: string | null;
  owed_by: string | null;
  ended_at: Date | null;
  due_at: Date;
  is_late: boolean;
};

/** A running or late deadline, locked until the transaction ends: no other transaction ends or moves it meanwhile. */
export type HeldDeadline = AgreementDeadline & { id: string };
