import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectInvitationState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'ended';

export type ProjectInvitationsTable = {
  id: string;
  project_id: string | null;
  invited_by: string | null;
  sent_to: string;
  account_id: string | null;
  email: Generated<string>;
  mailbox: Generated<string>;
  title: Generated<string>;
  state: Generated<ProjectInvitationState>;
  sent_at: Made;
  ended_at: Date | null;
  agreed_at: Date | null;
  as_owner: Generated<boolean>;
  team_kind: Generated<string>;
  team_id: string | null;
  roles: Generated<string[]>;
  language: string | null;
};
