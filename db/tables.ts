import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Made = ColumnType<Date, Date | undefined, Date>;
/** A bigint identity column: PostgreSQL counts, and the driver hands it over as a string of digits. */
type Sequence = ColumnType<string, never, never>;

export type AccountsTable = {
  id: string;
  email: string;
  email_verified_at: Date | null;
  phone: Generated<string>;
  name: Generated<string>;
  password_hash: string | null;
  password_updated_at: Date | null;
  prefs: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  target_id: string;
  blocked_at: Date | null;
  blocked_reason: string | null;
  restricted_at: Date | null;
  leaves_at: Date | null;
  access_version: Generated<number>;
  /** Set by the database itself, from `email`. */
  delivered: ColumnType<string | null, never, never>;
  accessed_at: Made;
  created_at: Made;
  updated_at: Made;
};

/** Where the columns in accounts and here mean the same, this one counts (migration 0020). */
export type StandingsTable = {
  account_id: string;
  role: string | null;
  /** A day, as text. */
  birth_date: ColumnType<string | null, string | null | undefined, string | null>;
  zone: Generated<string>;
  guardian_agreed_at: Date | null;
  suspended_at: Date | null;
  suspended_until: Date | null;
  suspension_reason: string | null;
  leaves_at: Date | null;
  adult_at: ColumnType<Date | null, never, never>;
  seen_from: ColumnType<Date, never, never>;
  hidden: Generated<boolean>;
};

export type SessionsTable = {
  id: string;
  account_id: string;
  secret_hash: Buffer;
  provider: string;
  factors: string[];
  ip: Generated<string>;
  user_agent: Generated<string>;
  created_at: Made;
  updated_at: Made;
  expires_at: Date;
};

export type KnownDevicesTable = { account_id: string; kind: string; seen_at: Made };

export type TokenKind = 'code' | 'verification' | 'recovery';

export type TokensTable = {
  id: string;
  account_id: string;
  kind: TokenKind;
  email: Generated<string>;
  phrase: Generated<string>;
  asked_by_session: string | null;
  wrong_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
};

export type EmailProofsTable = {
  id: string;
  email: string;
  wrong_guesses: Generated<number>;
  code_expires_at: Date;
  verified_at: Date | null;
  ticket_hash: Buffer | null;
  account_id: string | null;
  idempotency_key: string | null;
  created_at: Made;
  expires_at: Date;
};

export type ConsentsTable = {
  id: Sequence;
  account_id: string;
  document: 'terms' | 'privacy' | 'marketing';
  version: string;
  language: string;
  given: boolean;
  created_at: Made;
};

export type EmailChangesTable = {
  id: string;
  account_id: string;
  email: string;
  wrong_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
};

export type GuardiansTable = {
  id: string;
  account_id: string;
  name: string;
  email: string;
  /** A day, as text. */
  adult_on: ColumnType<string, string, never>;
  confirmed: boolean | null;
  terms_version: string | null;
  answered_at: Date | null;
  asked_at: Made;
  expires_at: Date;
};

export type ProfilesTable = {
  id: string;
  sequence: Sequence;
  owner_id: string;
  account_id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  role: string | null;
  location: string | null;
  agree: boolean | null;
  dob: string | null;
  education_level: string | null;
  sub_level: string | null;
  major_field: string | null;
  college: string | null;
  company_url: string | null;
  resume_id: string | null;
  portfolio_id: string | null;
  permissions: Generated<string[]>;
  /** Others may not see the owner. Written by the database alone. */
  hidden: ColumnType<boolean, never, never>;
  created_at: Made;
  updated_at: Made;
};

export type FilesTable = {
  id: string;
  bucket: string;
  sequence: Sequence;
  owner_id: string;
  folder: Generated<string>;
  name: string;
  size: ColumnType<string, number, never>;
  mime_type: Generated<string>;
  signature: Generated<string>;
  chunks_total: Generated<number>;
  chunks_uploaded: Generated<number>;
  permissions: Generated<string[]>;
  /** Others may not see the owner. Written by the database alone. */
  hidden: ColumnType<boolean, never, never>;
  completed_at: Date | null;
  created_at: Made;
  updated_at: Made;
};

export type FileChunksTable = {
  bucket: string;
  file_id: string;
  number: number;
  size: number;
  storage_key: string;
  checksum: Generated<string>;
};

export type UnclaimedBytesTable = { storage_key: string; remove_after: Date };

export type AvatarsTable = {
  account_id: string;
  id: string;
  storage_key: string;
  size: number;
  checksum: Generated<string>;
  created_at: Made;
};

export type EventsTable = {
  id: Sequence;
  name: string;
  account_id: string | null;
  subject: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Made;
};

export type DoneReactionsTable = { event_id: string; reaction: string; created_at: Made };

export type LastFormsTable = {
  event_id: string;
  form: JSONColumnType<Record<string, unknown>, string, never>;
  readers: string[];
  created_at: Made;
};

export type RateLimitsTable = { key: string; window_start: Date; count: number; expires_at: Date };

export type StoryCategory = 'success' | 'startup' | 'collaboration';

export type StoriesTable = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  author: string;
  author_role: Generated<string>;
  category: StoryCategory;
  tags: Generated<string[]>;
  read_minutes: number;
  likes: Generated<number>;
  comments: Generated<number>;
  featured_place: number | null;
  picture: string | null;
  team: string | null;
  hours_a_week: number | null;
  weeks: number | null;
  went_wrong: string | null;
  sample: Generated<boolean>;
  seeded_as: string | null;
  published_at: ColumnType<Date, Date | string, Date | string>;
  updated_at: Made;
};

export type ContactMessagesTable = {
  id: string;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  answered_at: Date | null;
  created_at: Made;
};

export type ContactAnswersTable = {
  id: string;
  message_id: string;
  answered_by: string;
  answer: string;
  created_at: Made;
};

export type AdminActionsTable = {
  id: Sequence;
  actor_id: string;
  action: string;
  subject_id: string | null;
  detail: Generated<string>;
  created_at: Made;
};

export type Tables = {
  accounts: AccountsTable;
  standings: StandingsTable;
  sessions: SessionsTable;
  tokens: TokensTable;
  email_proofs: EmailProofsTable;
  consents: ConsentsTable;
  known_devices: KnownDevicesTable;
  email_changes: EmailChangesTable;
  guardians: GuardiansTable;
  profiles: ProfilesTable;
  files: FilesTable;
  file_chunks: FileChunksTable;
  unclaimed_bytes: UnclaimedBytesTable;
  avatars: AvatarsTable;
  events: EventsTable;
  done_reactions: DoneReactionsTable;
  last_forms: LastFormsTable;
  rate_limits: RateLimitsTable;
  stories: StoriesTable;
  contact_messages: ContactMessagesTable;
  contact_answers: ContactAnswersTable;
  admin_actions: AdminActionsTable;
};
