-- Whether members under 18 may ask mentors. Without a row they may not. The log of the desk says who switched it.
create table young_mentoring (
  id smallint primary key check (id = 1),
  is_on boolean not null,
  changed_at timestamptz not null default clock_timestamp()
);

-- Mentors who asked to be open to members under 18.
create table young_mentors (
  account_id text primary key references accounts (id) on delete cascade,
  state text not null check (state in ('references', 'waiting', 'approved', 'declined', 'paused', 'ended')),
  statement_version text not null,
  signed_at timestamptz not null default clock_timestamp(),
  -- Both references have answered, or their time is over.
  ready_at timestamptz,
  decided_by text references accounts (id) on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  saw_certificate boolean not null default false,
  -- The end of an approval.
  approved_until timestamptz
);
create index young_mentors_deciders on young_mentors (decided_by);
create index young_mentors_states on young_mentors (state, signed_at);

-- The two members or others who speak for a mentor, by email.
create table young_mentor_references (
  id text primary key,
  account_id text not null references young_mentors (account_id) on delete cascade,
  name text not null,
  email text not null,
  asked_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '14 days',
  answered_at timestamptz,
  recommends boolean,
  text text not null default ''
);
create index young_mentor_references_mentors on young_mentor_references (account_id);
create index young_mentor_references_ends on young_mentor_references (expires_at);

-- A guardian's yes to written mentoring. It counts for the guardian who gave it alone.
create table guardian_mentoring (
  account_id text primary key references accounts (id) on delete cascade,
  guardian_id text not null,
  agreed_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz
);

-- Browsers in which a guardian has entered a mailed code, to read along for a while.
create table guardian_visits (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  guardian_id text not null,
  asked_by text not null,
  until timestamptz not null
);
create index guardian_visits_browsers on guardian_visits (guardian_id, asked_by);
create index guardian_visits_members on guardian_visits (account_id);
create index guardian_visits_ends on guardian_visits (until);

alter table written_reviews add column is_young boolean not null default false;
comment on column written_reviews.is_young is 'The mentee was under 18 when it was asked for.';

-- Requests of members under 18. The mentor sees none of it before it is sent, as a written review.
create table young_requests (
  id text primary key,
  mentee_id text not null references accounts (id) on delete cascade,
  -- Null once the mentor has no account any more.
  mentor_id text references accounts (id) on delete set null,
  state text not null check (state in (
    'with_guardian', 'agreed', 'sent', 'refused', 'lapsed', 'withdrawn', 'released'
  )),
  work text not null check (work in ('document', 'pitch')),
  topic text not null,
  question text not null,
  links text[] not null,
  asked_at timestamptz not null default clock_timestamp(),
  agreed_at timestamptz,
  send_until timestamptz,
  review_id text references written_reviews (id) on delete set null,
  ended_at timestamptz
);
create unique index young_requests_pairs on young_requests (mentee_id, mentor_id)
  where state in ('with_guardian', 'agreed');
create index young_requests_mentees on young_requests (mentee_id, asked_at);
create index young_requests_mentors on young_requests (mentor_id);
create unique index young_requests_reviews on young_requests (review_id);
create index young_requests_open on young_requests (id) where state in ('with_guardian', 'agreed');
create index young_requests_ends on young_requests (ended_at);

-- The first words of what was changed or deleted, kept for a year, after the end of an account too.
create table young_sealed_words (
  id bigint generated always as identity primary key,
  review_id text not null,
  mentor_id text,
  mentee_id text,
  part text not null,
  words text not null,
  sealed_at timestamptz not null default clock_timestamp()
);
create index young_sealed_words_ends on young_sealed_words (sealed_at);

create function seal_young_words() returns trigger language plpgsql as $$
begin
  insert into young_sealed_words (review_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values
    ('question', old.question, new.question),
    ('answer', old.answer, new.answer),
    ('question_back', old.question_back, new.question_back),
    ('answer_back', old.answer_back, new.answer_back),
    ('words', old.words, new.words),
    ('links', array_to_string(old.links, ' '), array_to_string(new.links, ' '))
  ) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$$;
create trigger written_reviews_seal
  after update of question, answer, question_back, answer_back, words, links on written_reviews
  for each row when (old.is_young) execute function seal_young_words();
