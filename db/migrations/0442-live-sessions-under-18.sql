-- A guardian's second yes. It counts while the first one does, and falls with it.
create table guardian_live_sessions (
  account_id text primary key references accounts (id) on delete cascade,
  guardian_id text not null,
  statement_version text not null,
  agreed_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz
);

alter table young_requests
  add column location_kind text not null default 'written'
    check (location_kind in ('written', 'link', 'phone')),
  add column guardian_phone text not null default '',
  add constraint young_requests_written_check check (kind <> 'review' or location_kind = 'written');
comment on column young_requests.guardian_phone is 'From the guardian’s yes to a call until a slot is chosen, or until the request ends.';

alter table mentoring_sessions add column guardian_phone text not null default '';
comment on column mentoring_sessions.guardian_phone is 'The number that a mentor calls under 18; erased 24 hours after the end, and on the 18th birthday.';
