import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CaseState = 'open' | 'waiting' | 'decided';

export type CasesTable = {
  id: string;
  thing_kind: string;
  thing_id: string;
  state: Generated<CaseState>;
  is_urgent: Generated<boolean>;
  version: Generated<number>;
  sealed: string;
  seal: string;
  opened_at: Made;
  looked_at: Date | null;
  decided_at: Date | null;
  /** Null until somebody has decided. */
  decided_by: string | null;
  /** Null until somebody has decided. */
  outcome: string | null;
  days: number | null;
  reason: Generated<string>;
  appeal: Generated<string>;
  appealed_by: string | null;
  appealed_at: Date | null;
  answer: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
  is_lifted: Generated<boolean>;
  /** The outcomes besides the gravest one, which stands in outcome. */
  also: Generated<string[]>;
  taken_by: string | null;
  taken_until: Date | null;
  /** Decided by staff whom it concerns, because all others were barred too. */
  is_lone: Generated<boolean>;
  second_asked_at: Date | null;
  second_report_id: string | null;
  second_words: Generated<string>;
  second_decided_at: Date | null;
  first_decided_by: string | null;
  first_reason: Generated<string>;
  is_about_child: Generated<boolean>;
};
