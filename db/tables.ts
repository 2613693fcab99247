import type { ColumnType, Generated, JSONColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

type Made = ColumnType<Date, Date | undefined, Date>;
/** A bigint identity column: PostgreSQL counts, and the driver hands it over as a string of digits. */
type Sequence = ColumnType<string, never, never>;

export type AcademicDomainsTable = {
  id: string;
  domain: string;
  is_academic: boolean;
  created_at: Made;
};

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
  accessed_at: Made;
  created_at: Made;
  updated_at: Made;
  restricted_at: Date | null;
  leaves_at: Date | null;
  blocked_reason: string | null;
  access_version: Generated<number>;
  /** Set by the database itself, from `email`. */
  delivered: ColumnType<string | null, never, never>;
  /** Set by the database itself: the address proven last. */
  proven_email: ColumnType<string | null, never, never>;
};

export type AdminActionsTable = {
  id: Sequence;
  actor_id: string;
  action: string;
  subject_id: string | null;
  detail: Generated<string>;
  created_at: Made;
};

export type AgreementAmendmentStage =
  | 'proposed'
  | 'countered'
  | 'signed_by_one'
  | 'in_force'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'void';

export type AgreementAmendmentProposer = 'project' | 'contributor';

export type AgreementAmendmentLastParty = 'project' | 'contributor';

export type AgreementAmendmentsTable = {
  agreement_id: string;
  number: number;
  stage: AgreementAmendmentStage;
  proposer: AgreementAmendmentProposer;
  version: number;
  last_party: AgreementAmendmentLastParty;
  answer_by: Date | null;
  after_entry: number;
  begun_at: Made;
  ended_at: Date | null;
};

export type AgreementCommandsTable = {
  agreement_id: string;
  asked_as: string;
  sequence: number;
};

export type AgreementDeparturesTable = {
  agreement_id: string;
  account_id: string;
  left_at: Made;
};

export type AgreementDisputeOpenedBy = 'project' | 'contributor';

export type AgreementDisputeAppealedBy = 'project' | 'contributor';

export type AgreementDisputesTable = {
  id: string;
  agreement_id: string;
  milestone: number;
  opened_by: AgreementDisputeOpenedBy;
  opened_at: Made;
  ruled_by: string | null;
  ruled_at: Date | null;
  appealed_by: AgreementDisputeAppealedBy | null;
  appealed_at: Date | null;
  appeal_ruled_by: string | null;
  appeal_ruled_at: Date | null;
  final_at: Date | null;
  agreed_at: Date | null;
  withdrawn_at: Date | null;
};

export type AgreementDraftParty = 'project' | 'contributor';

export type AgreementDraftsTable = {
  agreement_id: string;
  party: AgreementDraftParty;
  based_on: number;
  version: Generated<number>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  saved_at: Made;
  suggested: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
};

export type AgreementEntrySide = 'project' | 'contributor' | 'product' | 'administrator';

export type AgreementEntriesTable = {
  agreement_id: string;
  sequence: number;
  at: Date;
  side: AgreementEntrySide;
  person: string | null;
  fact: JSONColumnType<Record<string, unknown>, string, string>;
  hashes: JSONColumnType<Record<string, unknown>, string, string>;
  before: string;
  hash: string;
};

export type AgreementEntryFilesTable = {
  id: string;
  agreement_id: string;
  sequence: number;
  position: number;
  account_id: string | null;
  salt: string;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
};

export type AgreementEntryTextsTable = {
  agreement_id: string;
  sequence: number;
  account_id: string | null;
  salt: string;
  said: JSONColumnType<Record<string, unknown>, string, string>;
};

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

export type AgreementMilestonesTable = {
  agreement_id: string;
  number: number;
  stage: Generated<string>;
  money: Generated<string>;
  dispute: Generated<string>;
  share: Generated<number>;
  started_version: number | null;
  awarded: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  units: ColumnType<string, string | number | undefined, string | number>;
  pay: ColumnType<string, string | number | undefined, string | number>;
  due: ColumnType<string, string | number | undefined, string | number>;
  confirmed: ColumnType<string, string | number | undefined, string | number>;
  reserved: ColumnType<string, string | number | undefined, string | number>;
  vested: ColumnType<string, string | number | undefined, string | number>;
  gone: ColumnType<string, string | number | undefined, string | number>;
  due_day: string;
  started_at: Date | null;
  submitted_at: Date | null;
  accepted_at: Date | null;
};

export type AgreementMonthlyMailsTable = {
  account_id: string;
  month: string;
  posted_at: Made;
};

export type AgreementMoreTimeTable = {
  agreement_id: string;
  milestone: number;
  since: number;
  account_id: string | null;
  days: number;
  reason: string;
  asked_at: Made;
  answered_at: Date | null;
  is_agreed: boolean | null;
};

export type AgreementOwedReadsTable = {
  account_id: string;
  agreement_id: string;
  read_at: Made;
};

export type AgreementPayoutOpeningsTable = {
  agreement_id: string;
  milestone: number;
  sequence: Sequence;
  account_id: string | null;
  withheld: ColumnType<string, string | number, string | number>;
  opened_at: Made;
  open_until: Date;
};

export type AgreementPayoutsTable = {
  agreement_id: string;
  milestone: number;
  account_id: string;
  sealed: Buffer;
  saved_at: Made;
  is_changed: Generated<boolean>;
};

export type AgreementPeopleTable = {
  agreement_id: string;
  account_id: string | null;
  number: string;
};

export type AgreementPoolUsesTable = {
  project_id: string;
  taken: ColumnType<string, string | number | undefined, string | number>;
};

export type AgreementPoolsTable = {
  project_id: string;
  version: number;
  company_units: ColumnType<string, string | number, string | number>;
  pool_units: ColumnType<string, string | number, string | number>;
  as_of_day: string;
  set_by: string | null;
  set_at: Made;
};

export type AgreementSignatureAddressesTable = {
  agreement_id: string;
  version: number;
  party: string;
  account_id: string | null;
  ip: string;
};

export type AgreementSignatureParty = 'project' | 'contributor';

export type AgreementSignaturesTable = {
  agreement_id: string;
  version: number;
  party: AgreementSignatureParty;
  account_id: string | null;
  name: string;
  hash: string;
  confirmed_by: string;
  signed_at: Made;
  voided_at: Date | null;
};

export type AgreementStepParty = '' | 'project' | 'contributor';

export type AgreementStepsTable = {
  agreement_id: string;
  sequence: Sequence;
  kind: string;
  party: AgreementStepParty;
  version: number;
  at: Made;
};

export type AgreementTaxNumberParty = 'project' | 'contributor';

export type AgreementTaxNumbersTable = {
  agreement_id: string;
  party: AgreementTaxNumberParty;
  account_id: string;
  sealed: Buffer;
  saved_at: Made;
};

export type AgreementVersionParty = 'project' | 'contributor';

export type AgreementVersionsTable = {
  agreement_id: string;
  number: number;
  party: AgreementVersionParty;
  hash: string;
  document: string | null;
  signer_id: string | null;
  has_equity: boolean;
  proposed_at: Made;
  draft_version: number | null;
};

export type AgreementStage =
  | 'draft'
  | 'proposed'
  | 'countered'
  | 'signed_by_one'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'active'
  | 'ending'
  | 'ended'
  | 'completed';

export type AgreementLastParty = 'project' | 'contributor';

export type AgreementCause = 'none' | 'claimed' | 'contested' | 'upheld' | 'refused';

export type AgreementsTable = {
  id: string;
  project_id: string;
  contributor_id: string | null;
  application_id: string | null;
  asked_as: string;
  stage: Generated<AgreementStage>;
  is_settled: Generated<boolean>;
  version: Generated<number>;
  last_party: Generated<AgreementLastParty>;
  answer_by: Date | null;
  begun_at: Made;
  active_at: Date | null;
  ended_at: Date | null;
  sequence: Sequence;
  sums: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  last_entry_at: Date | null;
  entry_count: Generated<number>;
  next_due_at: Date | null;
  cause: Generated<AgreementCause>;
  let_go_at: Date | null;
};

export type ApplicationExportsTable = {
  id: string;
  opportunity_id: string;
  account_id: string | null;
  applications: number;
  exported_at: Made;
};

export type ApplicationFilesTable = {
  application_id: string;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
};

export type ApplicationInterviewProposedBy = 'owner' | 'applicant';

export type ApplicationInterviewsTable = {
  application_id: string;
  /** Null once they have no account any more. */
  owner_id: string | null;
  owner_zone: string;
  place: string;
  minutes: number;
  times: Generated<Date[]>;
  proposed_by: Generated<ApplicationInterviewProposedBy>;
  chosen_at: Date | null;
  cancelled_at: Date | null;
  owner_moved: Generated<boolean>;
  applicant_moved: Generated<boolean>;
  rounds: Generated<number>;
  sequence: Generated<number>;
  changed_at: Made;
};

export type ApplicationNotesTable = {
  id: string;
  application_id: string;
  account_id: string;
  asked_as: string;
  text: string;
  version: Generated<number>;
  written_at: Made;
  edited_at: Date | null;
  sequence: Sequence;
};

export type ApplicationOffersTable = {
  application_id: string;
  title: string;
  starts_on: string;
  hours: number;
  terms: string;
  answer_by: Date;
  made_at: Made;
};

export type ApplicationStepsTable = {
  application_id: string;
  sequence: Sequence;
  kind: string;
  at: Made;
};

export type ApplicationTrialFilesTable = {
  application_id: string;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
};

export type ApplicationTrialsTable = {
  application_id: string;
  task: string;
  hours: number;
  asked_at: Made;
  handed_in_at: Date | null;
  text: Generated<string>;
  links: Generated<string[]>;
};

export type ApplicationStage =
  | 'submitted'
  | 'seen'
  | 'shortlisted'
  | 'interview'
  | 'offered'
  | 'accepted'
  | 'joined'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'ended';

export type ApplicationEnding = '' | 'closed' | 'filled' | 'gone' | 'offer_over' | 'seat_freed';

export type ApplicationTrial = '' | 'asked' | 'handed_in' | 'missed' | 'waived';

export type ApplicationsTable = {
  id: string;
  opportunity_id: string;
  project_id: string;
  account_id: string;
  asked_as: string;
  stage: Generated<ApplicationStage>;
  stage_before: Generated<string>;
  ending: Generated<ApplicationEnding>;
  terms: number;
  asked_terms: number | null;
  aside_at: Date | null;
  note: string;
  answers: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  hours: number;
  starts_on: string;
  version: Generated<number>;
  reason: Generated<string>;
  words: Generated<string>;
  decline_at: Date | null;
  sent_at: Made;
  opened_at: Date | null;
  ended_at: Date | null;
  sequence: Sequence;
  waits: ColumnType<boolean, never, never>;
  left_at: Date | null;
  undone_at: Date | null;
  is_asked_times: Generated<boolean>;
  trial: Generated<ApplicationTrial>;
};

export type AvatarsTable = {
  account_id: string;
  id: string;
  storage_key: string;
  size: number;
  created_at: Made;
  checksum: Generated<string>;
};

export type BlocksTable = {
  blocker_id: string;
  blocked_id: string;
  blocked_at: Made;
};

export type BookedTimeSide = 'mentor' | 'mentee';

export type BookedTimesTable = {
  id: string;
  account_id: string;
  during: string;
  ends_at: Date;
  what: string;
  subject_id: string;
  side: BookedTimeSide;
  taken_at: Made;
  title: Generated<string>;
  sequence: Generated<number>;
};

export type CalendarAddressesTable = {
  account_id: string;
  secret: string;
  made_at: Made;
};

export type CasePeopleTable = {
  case_id: string;
  account_id: string;
  is_judged: boolean;
};

export type CasePicturesTable = {
  id: string;
  case_id: string;
  /** Null for a copy of what was reported. */
  report_id: string | null;
  storage_key: string;
  size: number;
  checksum: string;
  created_at: Made;
};

export type CaseReportsTable = {
  id: string;
  case_id: string;
  /** Null for somebody without an account, or whose account has ended. */
  reporter_id: string | null;
  email: Generated<string>;
  mailbox: Generated<string>;
  concern: string;
  words: Generated<string>;
  reported_at: Made;
};

export type CaseState = 'open' | 'decided';

export type CaseOutcome = 'nothing' | 'warn' | 'hide' | 'pause' | 'suspend' | 'remove';

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
  outcome: CaseOutcome | null;
  days: number | null;
  reason: Generated<string>;
  appeal: Generated<string>;
  appealed_by: string | null;
  appealed_at: Date | null;
  answer: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
  is_lifted: Generated<boolean>;
};

export type ClockRemindersTable = {
  clock_id: string;
  handed_at: Made;
};

export type ClockState = 'running' | 'extended' | 'stopped' | 'met' | 'lapsed' | 'released';

export type ClockStoppedState = 'running' | 'extended';

export type ClocksTable = {
  id: string;
  kind: string;
  subject_id: string;
  /** Null where our own people owe the step, and where the account has gone. */
  owed_by: string | null;
  /** Null where the account has gone. */
  awaited_by: string | null;
  state: Generated<ClockState>;
  zone: string;
  began_at: Date;
  due_at: Date;
  ended_at: Date | null;
  extended_days: number | null;
  extension_reason: string | null;
  left_ms: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  stopped_state: ClockStoppedState | null;
  shifted_until: Date | null;
  notices: Generated<string[]>;
  next_notice_at: Date | null;
  project_id: string | null;
  is_untold: Generated<boolean>;
  is_late: Generated<boolean>;
  /** The end that no downtime and no night moves. */
  latest_at: Date | null;
};

export type CodesTable = {
  id: string;
  purpose: string;
  subject: Generated<string>;
  /** Null where the address had no account. */
  account_id: string | null;
  email: string;
  handle: string;
  asked_by: string;
  asked_from: Generated<string>;
  wanted_id: string | null;
  phrase: Generated<string>;
  wrong_guesses: Generated<number>;
  foreign_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
  is_dropped: Generated<boolean>;
  used_at: Date | null;
};

export type ConsentDocument = 'terms' | 'privacy' | 'marketing';

export type ConsentsTable = {
  id: Sequence;
  account_id: string;
  document: ConsentDocument;
  version: string;
  language: string;
  given: boolean;
  created_at: Made;
};

export type ConversationChangeKind = 'requested' | 'accepted' | 'declined' | 'lapsed' | 'joined' | 'left';

export type ConversationChangesTable = {
  id: Sequence;
  conversation_id: string;
  kind: ConversationChangeKind;
  /** Null where nobody did it, and where their account has gone. */
  account_id: string | null;
  after_number: number;
  changed_at: Made;
};

export type ConversationMembersTable = {
  conversation_id: string;
  account_id: string;
  joined_at: Made;
  read_to: Generated<number>;
  unread: Generated<number>;
  muted_at: Date | null;
  /** Null as long as what counts is when anybody wrote. */
  heard_at: Date | null;
};

export type ConversationState = 'requested' | 'open' | 'declined' | 'lapsed' | 'ended';

export type ConversationsTable = {
  id: string;
  kind: string;
  subject_id: string | null;
  pair: string | null;
  state: Generated<ConversationState>;
  /** Null where nobody had to ask, and once they have no account any more. */
  requested_by: string | null;
  requested_at: Date | null;
  times_asked: Generated<number>;
  last_number: Generated<number>;
  last_at: Made;
  created_at: Made;
  /** Null but for those of applications. */
  applicant_id: string | null;
  project_id: string | null;
  /** Null while the application is open. What has passed was seen to, once it is -infinity. */
  owners_read_until: Date | null;
  kept_until: Date | null;
};

export type DoneReactionsTable = {
  event_id: ColumnType<string, string | number, string | number>;
  reaction: string;
  created_at: Made;
};

export type DowntimesTable = {
  began_at: Date;
  ended_at: Date;
};

export type EmailChangesTable = {
  id: string;
  account_id: string;
  email: string;
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
  browser: Buffer | null;
};

export type EndKind = 'session' | 'account' | 'password' | 'guardian' | 'consent' | 'suspension' | 'block';

export type EndsTable = {
  id: Sequence;
  kind: EndKind;
  subject: string;
  object: string | null;
  holds: Generated<boolean>;
  until: Date | null;
  at: Made;
};

export type EnquiriesTable = {
  id: string;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Made;
  answered_at: Date | null;
};

export type EnquiryAnswersTable = {
  id: string;
  enquiry_id: string;
  answered_by: string;
  answer: string;
  created_at: Made;
};

export type EventsTable = {
  id: Sequence;
  name: string;
  account_id: string | null;
  subject: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Made;
};

export type EvidenceFilesTable = {
  verification_id: string;
  storage_key: string;
  size: number;
  mime_type: string;
  checksum: string;
  created_at: Made;
};

export type EvidenceHashesTable = {
  hash: Buffer;
  verification_id: string;
};

export type FileChunksTable = {
  bucket: string;
  file_id: string;
  number: number;
  size: number;
  storage_key: string;
  checksum: Generated<string>;
};

export type FilesTable = {
  id: string;
  bucket: string;
  sequence: Sequence;
  owner_id: string;
  name: string;
  size: ColumnType<string, string | number, string | number>;
  mime_type: Generated<string>;
  signature: Generated<string>;
  chunks_total: Generated<number>;
  permissions: Generated<string[]>;
  completed_at: Date | null;
  created_at: Made;
  updated_at: Made;
  folder: Generated<string>;
  chunks_uploaded: Generated<number>;
  shared_readers: ColumnType<number, never, never>;
  /** Set by the database itself, from the standing of the owner. */
  hidden: ColumnType<boolean, never, never>;
};

export type FormerAddressesTable = {
  id: string;
  account_id: string;
  email: string;
  place: Sequence;
  created_at: Made;
  expires_at: Date;
};

export type GuardianMentoringTable = {
  account_id: string;
  guardian_id: string;
  agreed_at: Made;
  withdrawn_at: Date | null;
};

export type GuardianVisitsTable = {
  id: string;
  account_id: string;
  guardian_id: string;
  asked_by: string;
  until: Date;
};

export type GuardianRelation = 'parent' | 'legal_guardian';

export type GuardiansTable = {
  id: string;
  account_id: string;
  name: string;
  email: string;
  adult_on: string;
  confirmed: boolean | null;
  terms_version: string | null;
  answered_at: Date | null;
  asked_at: Made;
  expires_at: Date;
  relation: GuardianRelation | null;
  checked_with: string | null;
  reviewed_at: Date | null;
};

export type GuestReportsTable = {
  id: string;
  thing_kind: string;
  thing_id: string;
  email: string;
  concern: string;
  words: Generated<string>;
  created_at: Made;
};

export type HandlesTable = {
  handle: string;
  account_id: string | null;
  is_current: Generated<boolean>;
  made_at: Made;
  leads_until: Date | null;
  /** Set by the database itself: when something changed that the pages under it show. */
  changed_at: ColumnType<Date, never, never>;
};

export type HeartbeatsTable = {
  is_only: Generated<boolean>;
  beat_at: Date;
};

export type InvitationRefusalsTable = {
  mailbox_hash: string;
  refused_at: Made;
};

export type JobRunnersTable = {
  id: string;
  seen_at: Made;
};

export type JobsTable = {
  id: Sequence;
  task: string;
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  run_at: Made;
  key: string | null;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  last_error: string | null;
  locked_by: string | null;
  locked_at: Date | null;
  created_at: Made;
};

export type KnownBrowsersTable = {
  account_id: string;
  browser: Buffer;
  seen_at: Made;
};

export type KnownDevicesTable = {
  account_id: string;
  kind: string;
  seen_at: Made;
};

export type LastFormsTable = {
  event_id: ColumnType<string, string | number, string | number>;
  form: JSONColumnType<Record<string, unknown>, string, string>;
  readers: string[];
  created_at: Made;
};

export type LastNamesTable = {
  account_id: string;
  name: string;
};

export type LedgerCheckKind = 'agreement' | 'pool';

export type LedgerChecksTable = {
  kind: LedgerCheckKind;
  thing_id: string;
  checked_at: Made;
  faults: Generated<string[]>;
  since: Date | null;
};

export type LedgerKeysTable = {
  id: string;
  public_key: string;
  since: Made;
};

export type MailWayWay = 'at_once' | 'daily' | 'weekly' | 'never';

export type MailWaysTable = {
  account_id: string;
  topic: string;
  way: MailWayWay;
  chosen_at: Made;
};

export type MentorCountsTable = {
  id: number;
  mentors: number;
  slots: number;
  topics: JSONColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
};

export type MentorReviewState = 'waiting' | 'approved' | 'returned' | 'taken_back';

export type MentorReviewsTable = {
  id: string;
  account_id: string;
  findings: JSONColumnType<Record<string, unknown>, string, string>;
  opens: boolean;
  state: Generated<MentorReviewState>;
  asked_at: Made;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
};

export type MentorSlotsTable = {
  account_id: string;
  starts_at: Date;
  closes_at: Date;
};

export type MentoringAppealOutcome = '' | 'granted' | 'refused';

export type MentoringAppealsTable = {
  session_id: string;
  account_id: string | null;
  words: string;
  appealed_at: Made;
  outcome: Generated<MentoringAppealOutcome>;
  reason: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
};

export type MentoringFiguresTable = {
  account_id: string;
  answers: Generated<number>;
  in_time: Generated<number>;
  usual_days: Generated<number>;
  sessions: Generated<number>;
  members: Generated<number>;
  came: Generated<number>;
  came_of: Generated<number>;
  mentee_came: Generated<number>;
  mentee_of: Generated<number>;
  mentee_late: Generated<number>;
};

export type MentoringFilesTable = {
  id: string;
  session_id: string;
  sequence: number;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
  kept_at: Made;
};

export type MentoringListLooksTable = {
  mentor_id: string;
  seen: Date[];
  rest_at: Date | null;
};

export type MentoringListsTable = {
  mentor_id: string;
  mentee_id: string;
  joined_at: Made;
  until: Date;
};

export type MentoringNoteSide = 'mentor' | 'mentee';

export type MentoringNotesTable = {
  session_id: string;
  side: MentoringNoteSide;
  is_private: boolean;
  text: string;
  version: Generated<number>;
  edited_at: Made;
  taken_at: Date | null;
};

export type MentoringReminderSide = 'mentor' | 'mentee';

export type MentoringReminderKind = 'day' | 'hour' | 'end';

export type MentoringRemindersTable = {
  session_id: string;
  side: MentoringReminderSide;
  kind: MentoringReminderKind;
  at: Date;
};

export type MentoringReservationState = 'held' | 'sent' | 'freed';

export type MentoringReservationsTable = {
  id: string;
  mentor_id: string;
  mentee_id: string;
  starts_at: Date;
  minutes: number;
  break_minutes: Generated<number>;
  reserved_at: Made;
  until: Date;
  state: Generated<MentoringReservationState>;
};

export type MentoringSessionState =
  | 'asked'
  | 'confirmed'
  | 'took_place'
  | 'not_held'
  | 'no_show'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'cancelled'
  | 'released';

export type MentoringSessionEndedBy = 'mentor' | 'mentee';

export type MentoringSessionLocationKind = '' | 'link' | 'phone' | 'written' | 'public';

export type MentoringSessionCaller = 'mentor' | 'mentee';

export type MentoringSessionOfferedBy = 'mentor' | 'mentee';

export type MentoringSessionNoShow = 'mentor' | 'mentee';

export type MentoringSessionClaim = '' | 'open' | 'contested' | 'accepted' | 'overturned';

export type MentoringSessionsTable = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  state: MentoringSessionState;
  topic: string;
  question: string;
  links: Generated<string[]>;
  project_id: string | null;
  starts_at: Date;
  minutes: number;
  break_minutes: Generated<number>;
  asked_at: Made;
  confirmed_at: Date | null;
  ended_at: Date | null;
  ended_by: MentoringSessionEndedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  is_late: Generated<boolean>;
  location_kind: Generated<MentoringSessionLocationKind>;
  /** A link, a number or a public place; erased 24 hours after the end. */
  location: Generated<string>;
  caller: MentoringSessionCaller | null;
  sequence: Generated<number>;
  changed_at: Made;
  version: Generated<number>;
  mentor_moved: Generated<boolean>;
  mentee_moved: Generated<boolean>;
  offered_by: MentoringSessionOfferedBy | null;
  offered: Generated<Date[]>;
  mentor_said: Generated<string>;
  mentee_said: Generated<string>;
  no_show: MentoringSessionNoShow | null;
  claim: Generated<MentoringSessionClaim>;
  claimed_at: Date | null;
  settled_at: Date | null;
  mentorship_id: string | null;
};

export type MentoringStepBySide = 'mentor' | 'mentee';

export type MentoringStepWho = 'mentor' | 'mentee';

export type MentoringStepsTable = {
  id: string;
  session_id: string;
  by_side: MentoringStepBySide;
  who: MentoringStepWho;
  text: string;
  due_on: string | null;
  done_at: Date | null;
  written_at: Made;
};

export type MentoringThankState = 'sent' | 'shown' | 'off';

export type MentoringThanksTable = {
  id: string;
  session_id: string | null;
  mentor_id: string;
  mentee_id: string | null;
  text: string;
  state: Generated<MentoringThankState>;
  thanked_at: Made;
  taken_at: Date | null;
};

export type MentorState = 'draft' | 'open' | 'paused' | 'closed' | 'removed';

export type MentorPause = '' | 'own' | 'mark' | 'profile' | 'lapses' | 'quiet' | 'case';

export type MentorsTable = {
  account_id: string;
  state: Generated<MentorState>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  proposed: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  hours: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  version: Generated<number>;
  hours_version: Generated<number>;
  promised_at: Date;
  opened_at: Date | null;
  pause: Generated<MentorPause>;
  paused_until: string | null;
  active_at: Made;
  asked_at: Date | null;
  removal_reason: Generated<string>;
  removed_by: string | null;
  barred_until: Date | null;
  country: Generated<string>;
  next_at: Date | null;
  next_closes_at: Date | null;
  free: Generated<string>;
  created_at: Made;
  updated_at: Made;
  changed_at: Made;
  sequence: Sequence;
  /** Set by the database itself: whether members can find it. */
  listed: ColumnType<boolean, never, never>;
  /** Set by the database itself: the order of lists, the earliest slot first, then the newest. */
  ordinal: ColumnType<string, string | number | undefined, string | number>;
  /** Set by the database itself: its words and filters while it is listed. */
  search: ColumnType<string, never, never>;
};

export type MentorshipCheckInMentorState = 'open' | 'said' | 'lapsed' | 'released';

export type MentorshipCheckInMenteeState = 'open' | 'said' | 'lapsed' | 'released';

export type MentorshipCheckInsTable = {
  mentorship_id: string;
  number: number;
  opened_at: Made;
  mentor_state: Generated<MentorshipCheckInMentorState>;
  mentee_state: Generated<MentorshipCheckInMenteeState>;
};

export type MentorshipMarkSide = 'mentor' | 'mentee';

export type MentorshipMarksTable = {
  mentorship_id: string;
  number: number;
  side: MentorshipMarkSide;
  marks: JSONColumnType<Record<string, unknown>, string, string>;
  said_at: Made;
};

export type MentorshipOutcomeSide = 'mentor' | 'mentee';

export type MentorshipOutcomesTable = {
  mentorship_id: string;
  side: MentorshipOutcomeSide;
  text: string;
  said_at: Made;
};

export type MentorshipPlanBySide = 'mentor' | 'mentee';

export type MentorshipPlanLocationKind = 'link' | 'phone' | 'written' | 'public';

export type MentorshipPlansTable = {
  mentorship_id: string;
  version: number;
  by_side: MentorshipPlanBySide;
  goals: JSONColumnType<Record<string, unknown>, string, string>;
  weeks: number;
  every_weeks: number;
  minutes: number;
  location_kind: MentorshipPlanLocationKind;
  answer_days: number;
  said_at: Made;
};

export type MentorshipState =
  | 'proposed'
  | 'running'
  | 'paused'
  | 'completed'
  | 'ended'
  | 'released'
  | 'declined'
  | 'withdrawn'
  | 'lapsed';

export type MentorshipProposedBy = 'mentor' | 'mentee';

export type MentorshipEndedBy = 'mentor' | 'mentee';

export type MentorshipsTable = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  state: MentorshipState;
  topic: string;
  version: Generated<number>;
  proposed_by: MentorshipProposedBy;
  proposed_at: Made;
  begun_at: Date | null;
  ends_at: Date | null;
  has_paused: Generated<boolean>;
  paused_until: Date | null;
  next_check_in_at: Date | null;
  mentor_missed: Generated<number>;
  mentee_missed: Generated<number>;
  go_on_at: Date | null;
  mentor_goes_on: Generated<boolean>;
  mentee_goes_on: Generated<boolean>;
  ended_at: Date | null;
  ended_by: MentorshipEndedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  reached_at: Date | null;
};

export type MessageFilesTable = {
  id: string;
  conversation_id: string;
  account_id: string | null;
  message_id: string | null;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
  sequence: Sequence;
  created_at: Made;
};

export type MessageThumbnailsTable = {
  file_id: string;
  storage_key: string;
  size: number;
  checksum: string;
  width: number;
  height: number;
};

export type MessagesTable = {
  id: string;
  conversation_id: string;
  number: number;
  author_id: string | null;
  asked_as: string;
  text: string;
  warnings: Generated<string[]>;
  sent_at: Made;
  edited_at: Date | null;
  deleted_at: Date | null;
  sequence: Sequence;
  /** Set by the database itself: its words, as long as it is not deleted. */
  search: ColumnType<string, never, never>;
  /** Null unless an administrator has deleted it, and its author has not done so as well. */
  taken_at: Date | null;
};

export type NotificationsTable = {
  id: Sequence;
  account_id: string;
  event_id: ColumnType<string, string | number, string | number>;
  kind: string;
  subject_kind: string;
  subject_id: string;
  /** Null where nobody did it, and where their account has gone. */
  actor_id: string | null;
  topic: string;
  is_joined: Generated<boolean>;
  created_at: Made;
  read_at: Date | null;
  mail_at: Date | null;
  mail_id: ColumnType<string | null, string | number | null | undefined, string | number | null>;
};

export type OfficeHourReminderKind = 'day' | 'hour';

export type OfficeHourRemindersTable = {
  office_hour_id: string;
  account_id: string;
  kind: OfficeHourReminderKind;
  at: Date;
};

export type OfficeHourSeatState = 'taken' | 'waiting' | 'offered' | 'left' | 'lapsed' | 'released';

export type OfficeHourSeatEndedBy = 'mentor' | 'mentee';

export type OfficeHourSeatsTable = {
  id: string;
  office_hour_id: string;
  mentee_id: string;
  state: OfficeHourSeatState;
  question: Generated<string>;
  joined_at: Made;
  taken_at: Date | null;
  came: boolean | null;
  sequence: Generated<number>;
  changed_at: Made;
  ended_by: OfficeHourSeatEndedBy | null;
};

export type OfficeHourState = 'announced' | 'cancelled' | 'released';

export type OfficeHoursTable = {
  id: string;
  mentor_id: string | null;
  state: Generated<OfficeHourState>;
  topic: string;
  starts_at: Date;
  minutes: number;
  seats: number;
  /** An https link; erased 24 hours after the end. */
  location: string;
  announced_at: Made;
  ended_at: Date | null;
  reason: Generated<string>;
  words: Generated<string>;
  ticked_at: Date | null;
  topic_taken_at: Date | null;
  sequence: Generated<number>;
  changed_at: Made;
  version: Generated<number>;
};

export type OpportunityState =
  | 'draft'
  | 'review'
  | 'live'
  | 'paused'
  | 'filled'
  | 'closed'
  | 'expired'
  | 'removed';

export type OpportunityEnding = '' | 'owner' | 'archived' | 'project_removed';

export type OpportunitiesTable = {
  id: string;
  project_id: string;
  slug: string;
  state: Generated<OpportunityState>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  proposed: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  version: Generated<number>;
  terms: Generated<number>;
  begun_by: string | null;
  submitted_by: string | null;
  asked_as: string;
  kind: ColumnType<string, never, never>;
  title: ColumnType<string, never, never>;
  seats: ColumnType<number, never, never>;
  joined: Generated<number>;
  held: Generated<number>;
  open_applications: Generated<number>;
  applied_at: Date | null;
  hours: ColumnType<number, never, never>;
  starts_on: ColumnType<string, never, never>;
  place: ColumnType<string, never, never>;
  place_name: Generated<string>;
  pay_currency: ColumnType<string, never, never>;
  pay_period: ColumnType<string, never, never>;
  pay_least: ColumnType<string, never, never>;
  closes_at: Date | null;
  published_at: Date | null;
  ended_at: Date | null;
  ending: Generated<OpportunityEnding>;
  removal_reason: Generated<string>;
  removed_by: string | null;
  created_at: Made;
  updated_at: Made;
  changed_at: Made;
  change: ColumnType<string, string | number | undefined, string | number>;
  sequence: Sequence;
  /** Set by the database itself, from when it closes. */
  closing: ColumnType<string, string | number | undefined, string | number>;
  /** Set by the database itself: its words and filters while it is live. */
  search: ColumnType<string, never, never>;
  case_id: Generated<string>;
  /** Since when a case keeps it from everybody but its team; null for all others. */
  held_back_at: Date | null;
  /** Set by the database itself, from what it says. */
  is_remote: ColumnType<boolean, never, never>;
  lapsed_from: string | null;
  lapsed_at: Date | null;
};

export type OpportunityReviewAbout = 'opportunity' | 'edit';

export type OpportunityReviewState = 'waiting' | 'approved' | 'returned' | 'taken_back';

export type OpportunityReviewsTable = {
  id: string;
  opportunity_id: string;
  about: OpportunityReviewAbout;
  reasons: string[];
  findings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  state: Generated<OpportunityReviewState>;
  asked_by: string | null;
  asked_at: Made;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
};

export type OpportunityTermsTable = {
  opportunity_id: string;
  number: number;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  worse: Generated<string[]>;
  made_at: Made;
};

export type PartedNamesTable = {
  viewer_id: string;
  person_id: string;
  name: string;
};

export type PeopleVisibility = 'public' | 'members' | 'hidden';

export type PeopleTable = {
  account_id: string;
  skills: Generated<string[]>;
  hours_a_week: Generated<number>;
  evenings_a_week: Generated<number>;
  created_at: Made;
  updated_at: Made;
  headline: Generated<string>;
  about: Generated<string>;
  languages: Generated<string[]>;
  open_to: Generated<string[]>;
  available_from: string | null;
  away_until: string | null;
  links: Generated<string[]>;
  past_work: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  visibility: Generated<PeopleVisibility>;
  shown_at: Date | null;
  version: Generated<number>;
  sequence: Sequence;
  answered: Generated<boolean>;
  /** Set by the database itself: whether members may see them. */
  listed: ColumnType<boolean, never, never>;
  /** Set by the database itself: their words and filters while they are listed. */
  search: ColumnType<string, never, never>;
  /** Since when an administrator has hidden them; null for all others. */
  held_back_at: Date | null;
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
  created_at: Made;
  updated_at: Made;
  shared_readers: ColumnType<number, never, never>;
  /** Set by the database itself, from the standing of the owner. */
  hidden: ColumnType<boolean, never, never>;
};

export type ProjectFollowersTable = {
  project_id: string;
  account_id: string;
  followed_at: Made;
};

export type ProjectHandOversTable = {
  id: string;
  project_id: string;
  account_id: string;
  asked_by: string | null;
  leaves: Generated<boolean>;
  asked_at: Made;
  declined_at: Date | null;
};

export type ProjectInvitationState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'ended';

export type ProjectInvitationsTable = {
  id: string;
  project_id: string;
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
};

export type ProjectMembersTable = {
  project_id: string;
  account_id: string;
  is_owner: boolean;
  title: Generated<string>;
  joined_at: Made;
};

export type ProjectPictureFileVariant = 'small' | 'large';

export type ProjectPictureFilesTable = {
  picture_id: string;
  variant: ProjectPictureFileVariant;
  storage_key: string;
  size: number;
  checksum: string;
};

export type ProjectPicturesTable = {
  id: string;
  project_id: string;
  update_id: string | null;
  account_id: string;
  alt: Generated<string>;
  width: number;
  height: number;
  checksum: string;
  created_at: Made;
};

export type ProjectRemovalVotesTable = {
  project_id: string;
  account_id: string;
  voted_by: string;
  voted_at: Made;
};

export type ProjectRemovalStateBefore = 'draft' | 'published' | 'archived';

export type ProjectRemovalsTable = {
  id: string;
  project_id: string;
  state_before: ProjectRemovalStateBefore;
  reason: string;
  removed_by: string | null;
  removed_at: Made;
  appeal: Generated<string>;
  appealed_by: string | null;
  appealed_at: Date | null;
  answer: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
  ended_at: Date | null;
};

export type ProjectUpdatesTable = {
  id: string;
  project_id: string;
  account_id: string;
  text: string;
  written_at: Made;
  edited_at: Date | null;
  asked_as: string;
};

export type ProjectState = 'draft' | 'published' | 'archived' | 'removed';

export type ProjectStage = '' | 'Idea' | 'Prototype' | 'Pilot' | 'Revenue';

export type ProjectsTable = {
  id: string;
  slug: string;
  state: Generated<ProjectState>;
  name: string;
  line: string;
  problem: Generated<string>;
  today: Generated<string>;
  next: Generated<string>;
  stage: Generated<ProjectStage>;
  sectors: Generated<string[]>;
  place: Generated<string>;
  website: Generated<string>;
  language: Generated<string>;
  version: Generated<number>;
  loops: Generated<number>;
  seats: Generated<number>;
  asked_as: string;
  published_at: Date | null;
  archived_at: Date | null;
  created_at: Made;
  updated_at: Made;
  changed_at: Made;
  change: ColumnType<string, string | number | undefined, string | number>;
  place_name: Generated<string>;
  sequence: Sequence;
  /** Set by the database itself: its words and filters while it is published. */
  search: ColumnType<string, never, never>;
  overdue_payments: Generated<number>;
  late_payments: Generated<number>;
  late_payer_until: Date | null;
  reply_days: number | null;
  reply_percent: number | null;
};

export type RateLimitsTable = {
  key: string;
  window_start: Date;
  count: number;
  expires_at: Date;
};

export type RequestCapacitiesTable = {
  account_id: string;
  capacity: number;
  changed_at: Made;
};

export type SavedOpportunitiesTable = {
  opportunity_id: string;
  account_id: string;
  saved_at: Made;
};

export type SavedSearchesTable = {
  id: string;
  account_id: string;
  name: string;
  filters: JSONColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
  saved_at: Made;
  told_until: Made;
  look_at: Date;
  found: Generated<string[]>;
  found_count: Generated<number>;
};

export type ScheduledJobsTable = {
  task: string;
  last_due_at: Date;
};

export type SearchedWordsTable = {
  kind: string;
  word: string;
  forms: string[];
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

export type StandingsTable = {
  account_id: string;
  role: string | null;
  birth_date: string | null;
  zone: Generated<string>;
  guardian_agreed_at: Date | null;
  suspended_at: Date | null;
  suspended_until: Date | null;
  suspension_reason: string | null;
  leaves_at: Date | null;
  adult_at: ColumnType<Date | null, never, never>;
  seen_from: ColumnType<Date, never, never>;
  hidden: Generated<boolean>;
  waits_since: Date | null;
  erase_at: Date | null;
};

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
  sample: Generated<boolean>;
  published_at: Date;
  updated_at: Made;
  picture: string | null;
  team: string | null;
  hours_a_week: number | null;
  weeks: number | null;
  went_wrong: string | null;
  seeded_as: string | null;
  /** Null for those that are shown. */
  hidden_at: Date | null;
};

export type TokenKind = 'code' | 'verification' | 'recovery';

export type TokensTable = {
  id: string;
  /** Null where the address has no account. */
  account_id: string | null;
  kind: TokenKind;
  phrase: Generated<string>;
  asked_by_session: string | null;
  wrong_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
  email: Generated<string>;
};

export type ToldMessagesTable = {
  is_only: Generated<boolean>;
  until: Date;
};

export type UnclaimedBytesTable = {
  storage_key: string;
  remove_after: Date;
};

export type VerificationState =
  | 'started'
  | 'submitted'
  | 'verified'
  | 'rejected'
  | 'expired'
  | 'revoked'
  | 'withdrawn';

export type VerificationsTable = {
  id: string;
  account_id: string;
  kind: string;
  way: string;
  state: VerificationState;
  version: Generated<number>;
  email: Generated<string>;
  website: Generated<string>;
  registry: Generated<string>;
  registry_number: Generated<string>;
  links: Generated<string[]>;
  about: Generated<string>;
  held_for: Generated<string[]>;
  created_at: Made;
  submitted_at: Date | null;
  decided_at: Date | null;
  /** Null until somebody has decided, and where a code was enough. */
  decided_by: string | null;
  /** Null unless there was an appeal. */
  first_decided_by: string | null;
  rejection: Generated<string>;
  reason: Generated<string>;
  appeal: Generated<string>;
  appealed_at: Date | null;
  expires_at: Date | null;
  reminded_at: Date | null;
  ended_at: Date | null;
  evidence_deleted_at: Date | null;
};

export type WrittenLettersTable = {
  id: string;
  mailbox: string;
  cause: string;
  is_code: boolean;
  written_at: Made;
};

export type WrittenReviewFileSide = 'mentor' | 'mentee';

export type WrittenReviewFilesTable = {
  id: string;
  review_id: string;
  side: WrittenReviewFileSide;
  sequence: number;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
  kept_at: Made;
};

export type WrittenReviewState =
  | 'asked'
  | 'accepted'
  | 'answered'
  | 'closed'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'cancelled'
  | 'released';

export type WrittenReviewWork = 'document' | 'pitch';

export type WrittenReviewEndedBy = 'mentor' | 'mentee';

export type WrittenReviewsTable = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  state: Generated<WrittenReviewState>;
  work: WrittenReviewWork;
  topic: string;
  question: string;
  links: Generated<string[]>;
  project_id: string | null;
  answer_days: number;
  asked_at: Made;
  accepted_at: Date | null;
  answer: Generated<string>;
  answered_at: Date | null;
  question_back: Generated<string>;
  asked_back_at: Date | null;
  answer_back: Generated<string>;
  answered_back_at: Date | null;
  closes_at: Date | null;
  ended_at: Date | null;
  ended_by: WrittenReviewEndedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  /** The mentee was under 18 when it was asked for. */
  is_young: Generated<boolean>;
};

export type YoungMentorReferencesTable = {
  id: string;
  account_id: string;
  name: string;
  email: string;
  asked_at: Made;
  expires_at: Made;
  answered_at: Date | null;
  recommends: boolean | null;
  text: Generated<string>;
};

export type YoungMentoringTable = {
  id: number;
  is_on: boolean;
  changed_at: Made;
};

export type YoungMentorState = 'references' | 'waiting' | 'approved' | 'declined' | 'paused' | 'ended';

export type YoungMentorsTable = {
  account_id: string;
  state: YoungMentorState;
  statement_version: string;
  signed_at: Made;
  ready_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
  saw_certificate: Generated<boolean>;
  approved_until: Date | null;
};

export type YoungRequestState =
  | 'with_guardian'
  | 'agreed'
  | 'sent'
  | 'refused'
  | 'lapsed'
  | 'withdrawn'
  | 'released';

export type YoungRequestWork = 'document' | 'pitch';

export type YoungRequestsTable = {
  id: string;
  mentee_id: string;
  mentor_id: string | null;
  state: YoungRequestState;
  work: YoungRequestWork;
  topic: string;
  question: string;
  links: string[];
  asked_at: Made;
  agreed_at: Date | null;
  send_until: Date | null;
  review_id: string | null;
  ended_at: Date | null;
};

export type YoungSealedWordsTable = {
  id: Sequence;
  review_id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  part: string;
  words: string;
  sealed_at: Made;
};

export type Tables = {
  academic_domains: AcademicDomainsTable;
  accounts: AccountsTable;
  admin_actions: AdminActionsTable;
  agreement_amendments: AgreementAmendmentsTable;
  agreement_commands: AgreementCommandsTable;
  agreement_departures: AgreementDeparturesTable;
  agreement_disputes: AgreementDisputesTable;
  agreement_drafts: AgreementDraftsTable;
  agreement_entries: AgreementEntriesTable;
  agreement_entry_files: AgreementEntryFilesTable;
  agreement_entry_texts: AgreementEntryTextsTable;
  agreement_late_payments: AgreementLatePaymentsTable;
  agreement_milestones: AgreementMilestonesTable;
  agreement_monthly_mails: AgreementMonthlyMailsTable;
  agreement_more_time: AgreementMoreTimeTable;
  agreement_owed_reads: AgreementOwedReadsTable;
  agreement_payout_openings: AgreementPayoutOpeningsTable;
  agreement_payouts: AgreementPayoutsTable;
  agreement_people: AgreementPeopleTable;
  agreement_pool_uses: AgreementPoolUsesTable;
  agreement_pools: AgreementPoolsTable;
  agreement_signature_addresses: AgreementSignatureAddressesTable;
  agreement_signatures: AgreementSignaturesTable;
  agreement_steps: AgreementStepsTable;
  agreement_tax_numbers: AgreementTaxNumbersTable;
  agreement_versions: AgreementVersionsTable;
  agreements: AgreementsTable;
  application_exports: ApplicationExportsTable;
  application_files: ApplicationFilesTable;
  application_interviews: ApplicationInterviewsTable;
  application_notes: ApplicationNotesTable;
  application_offers: ApplicationOffersTable;
  application_steps: ApplicationStepsTable;
  application_trial_files: ApplicationTrialFilesTable;
  application_trials: ApplicationTrialsTable;
  applications: ApplicationsTable;
  avatars: AvatarsTable;
  blocks: BlocksTable;
  booked_times: BookedTimesTable;
  calendar_addresses: CalendarAddressesTable;
  case_people: CasePeopleTable;
  case_pictures: CasePicturesTable;
  case_reports: CaseReportsTable;
  cases: CasesTable;
  clock_reminders: ClockRemindersTable;
  clocks: ClocksTable;
  codes: CodesTable;
  consents: ConsentsTable;
  conversation_changes: ConversationChangesTable;
  conversation_members: ConversationMembersTable;
  conversations: ConversationsTable;
  done_reactions: DoneReactionsTable;
  downtimes: DowntimesTable;
  email_changes: EmailChangesTable;
  email_proofs: EmailProofsTable;
  ends: EndsTable;
  enquiries: EnquiriesTable;
  enquiry_answers: EnquiryAnswersTable;
  events: EventsTable;
  evidence_files: EvidenceFilesTable;
  evidence_hashes: EvidenceHashesTable;
  file_chunks: FileChunksTable;
  files: FilesTable;
  former_addresses: FormerAddressesTable;
  guardian_mentoring: GuardianMentoringTable;
  guardian_visits: GuardianVisitsTable;
  guardians: GuardiansTable;
  guest_reports: GuestReportsTable;
  handles: HandlesTable;
  heartbeats: HeartbeatsTable;
  invitation_refusals: InvitationRefusalsTable;
  job_runners: JobRunnersTable;
  jobs: JobsTable;
  known_browsers: KnownBrowsersTable;
  known_devices: KnownDevicesTable;
  last_forms: LastFormsTable;
  last_names: LastNamesTable;
  ledger_checks: LedgerChecksTable;
  ledger_keys: LedgerKeysTable;
  mail_ways: MailWaysTable;
  mentor_counts: MentorCountsTable;
  mentor_reviews: MentorReviewsTable;
  mentor_slots: MentorSlotsTable;
  mentoring_appeals: MentoringAppealsTable;
  mentoring_figures: MentoringFiguresTable;
  mentoring_files: MentoringFilesTable;
  mentoring_list_looks: MentoringListLooksTable;
  mentoring_lists: MentoringListsTable;
  mentoring_notes: MentoringNotesTable;
  mentoring_reminders: MentoringRemindersTable;
  mentoring_reservations: MentoringReservationsTable;
  mentoring_sessions: MentoringSessionsTable;
  mentoring_steps: MentoringStepsTable;
  mentoring_thanks: MentoringThanksTable;
  mentors: MentorsTable;
  mentorship_check_ins: MentorshipCheckInsTable;
  mentorship_marks: MentorshipMarksTable;
  mentorship_outcomes: MentorshipOutcomesTable;
  mentorship_plans: MentorshipPlansTable;
  mentorships: MentorshipsTable;
  message_files: MessageFilesTable;
  message_thumbnails: MessageThumbnailsTable;
  messages: MessagesTable;
  notifications: NotificationsTable;
  office_hour_reminders: OfficeHourRemindersTable;
  office_hour_seats: OfficeHourSeatsTable;
  office_hours: OfficeHoursTable;
  opportunities: OpportunitiesTable;
  opportunity_reviews: OpportunityReviewsTable;
  opportunity_terms: OpportunityTermsTable;
  parted_names: PartedNamesTable;
  people: PeopleTable;
  profiles: ProfilesTable;
  project_followers: ProjectFollowersTable;
  project_hand_overs: ProjectHandOversTable;
  project_invitations: ProjectInvitationsTable;
  project_members: ProjectMembersTable;
  project_picture_files: ProjectPictureFilesTable;
  project_pictures: ProjectPicturesTable;
  project_removal_votes: ProjectRemovalVotesTable;
  project_removals: ProjectRemovalsTable;
  project_updates: ProjectUpdatesTable;
  projects: ProjectsTable;
  rate_limits: RateLimitsTable;
  request_capacities: RequestCapacitiesTable;
  saved_opportunities: SavedOpportunitiesTable;
  saved_searches: SavedSearchesTable;
  scheduled_jobs: ScheduledJobsTable;
  searched_words: SearchedWordsTable;
  sessions: SessionsTable;
  standings: StandingsTable;
  stories: StoriesTable;
  tokens: TokensTable;
  told_messages: ToldMessagesTable;
  unclaimed_bytes: UnclaimedBytesTable;
  verifications: VerificationsTable;
  written_letters: WrittenLettersTable;
  written_review_files: WrittenReviewFilesTable;
  written_reviews: WrittenReviewsTable;
  young_mentor_references: YoungMentorReferencesTable;
  young_mentoring: YoungMentoringTable;
  young_mentors: YoungMentorsTable;
  young_requests: YoungRequestsTable;
  young_sealed_words: YoungSealedWordsTable;
};
