import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MailWayWay = 'at_once' | 'daily' | 'weekly' | 'never';

export type MailWaysTable = {
  account_id: string;
  topic: string;
  way: MailWayWay;
  chosen_at: Made;
};
