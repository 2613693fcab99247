-- To whom a coming version of a text is announced by email. Rows go 30 days after the version has begun to hold.
create table text_mails (
  text text not null,
  version text not null,
  account_id text not null references accounts (id) on delete cascade,
  -- The request to a guardian who gets it for a member under 18; empty for the member.
  guardian_id text not null default '',
  -- The email is in the outbox since.
  posted_at timestamptz,
  primary key (account_id, text, version, guardian_id)
);
create index text_mails_waiting on text_mails (account_id) where posted_at is null;

-- How far the notification of a quarter about the rules has come.
create table rule_notifications (
  quarter text primary key,
  last_account text not null default '',
  done_at timestamptz
);
