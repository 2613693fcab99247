import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementLatePaymentOwed = 'pay' | 'fallback' | 'back';

export type AgreementLatePaymentsTable = {
  agreement_id: string;
  milestone: number;
  owed: AgreementLatePaymentOwed;
  since: number;
  overdue_at: Date;
  is_owed: Generated<boolean>;
  settled_at: Date | null;
};
