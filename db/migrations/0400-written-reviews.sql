-- A mentor reads what a mentee brings, and answers in writing within the days of their page.
create table written_reviews (
  id text primary key,
  -- Null once they have no account any more.
  mentor_id text references accounts (id) on delete set null,
  mentee_id text references accounts (id) on delete set null,
  state text not null default 'asked' check (state in (
    'asked', 'accepted', 'answered', 'closed', 'declined', 'withdrawn', 'lapsed', 'cancelled', 'released'
  )),
  work text not null check (work in ('document', 'pitch')),
  topic text not null,
  question text not null,
  links text[] not null default '{}',
  project_id text references projects (id) on delete set null,
  -- As the mentor's page said when it was asked for.
  answer_days smallint not null,
  asked_at timestamptz not null default clock_timestamp(),
  accepted_at timestamptz,
  answer text not null default '',
  answered_at timestamptz,
  question_back text not null default '',
  asked_back_at timestamptz,
  answer_back text not null default '',
  answered_back_at timestamptz,
  -- From the answer on: when it closes.
  closes_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('mentor', 'mentee')),
  reason text not null default '',
  words text not null default '',
  check ((state = 'answered') <= (closes_at is not null))
);
create index written_reviews_mentors on written_reviews (mentor_id, asked_at);
create index written_reviews_mentees on written_reviews (mentee_id, asked_at);
create index written_reviews_closing on written_reviews (closes_at) where state = 'answered';
create index written_reviews_projects on written_reviews (project_id) where project_id is not null;
create index written_reviews_ends on written_reviews (ended_at);

-- Up to three files with the question, and one with the answer. They are kept 30 days after the end of the review.
create table written_review_files (
  id text primary key,
  review_id text not null references written_reviews (id) on delete cascade,
  side text not null check (side in ('mentor', 'mentee')),
  sequence smallint not null,
  name text not null,
  mime_type text not null,
  size integer not null,
  storage_key text not null unique,
  checksum text not null,
  kept_at timestamptz not null default clock_timestamp(),
  unique (review_id, side, sequence)
);
create trigger written_review_files_bytes after delete on written_review_files
  for each row execute function give_up_mentoring_bytes();
