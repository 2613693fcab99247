-- What an applicant was offered last, by name: its terms are its own.
create table application_offers (
  application_id text primary key references applications (id) on delete cascade,
  title text not null,
  starts_on text not null,
  hours integer not null,
  terms text not null,
  answer_by timestamptz not null,
  made_at timestamptz not null default clock_timestamp()
);

-- Whoever has joined has left the team again, and the seat is free.
alter table applications add column left_at timestamptz;
