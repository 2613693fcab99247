import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type WaitingLoginsTable = {
  id: string;
  account_id: string;
  secret_hash: Buffer;
  provider: string;
  factors: string[];
  for_suspended: Generated<boolean>;
  ip: Generated<string>;
  user_agent: Generated<string>;
  created_at: Made;
  expires_at: Date;
};
