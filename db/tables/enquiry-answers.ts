import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type EnquiryAnswersTable = {
  id: string;
  enquiry_id: string;
  answered_by: string;
  answer: string;
  created_at: Made;
};
