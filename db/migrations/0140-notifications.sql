-- What somebody was told of the doings of others: one row for an event and an account. It holds keys alone; how it reads is
-- looked up when it is read.
create table notifications (
  id bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- No reference: events are forgotten by themselves, later than this.
  event_id bigint not null,
  kind text not null,
  subject_kind text not null,
  subject_id text not null,
  -- Who did it.
  actor_id text references accounts (id) on delete set null,
  -- By whose choice it is mailed; `letter`, `always` and `none` are nobody's.
  topic text not null,
  -- Where later ones of its kind about its subject add nothing as long as it is unread.
  is_joined boolean not null default false,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- When it is to be mailed at the earliest, as long as it was not.
  mail_at timestamptz,
  -- The mail that it stands in, together with others.
  mail_id bigint,
  unique (account_id, event_id),
  check (mail_at is null or mail_id is null)
);
create index notifications_newest on notifications (account_id, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create unique index notifications_joined on notifications (account_id, kind, subject_id)
  where is_joined and read_at is null;
create index notifications_due on notifications (mail_at, account_id, topic) where mail_at is not null;
create index notifications_mailed on notifications (mail_id) where mail_id is not null;
create index notifications_actor on notifications (actor_id) where actor_id is not null;
create index notifications_old on notifications (created_at);
create index notifications_told on notifications (event_id);
comment on column notifications.actor_id is 'Null where nobody did it, and where their account has gone.';

-- Mails are no things of their own: a number joins what stands in one.
create sequence notification_mails;

-- When mails of a topic leave, where somebody has chosen otherwise than usual.
create table mail_ways (
  account_id text not null references accounts (id) on delete cascade,
  topic text not null,
  way text not null check (way in ('at_once', 'daily', 'weekly', 'never')),
  chosen_at timestamptz not null default now(),
  primary key (account_id, topic)
);
