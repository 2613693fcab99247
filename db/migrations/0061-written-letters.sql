-- Letters of the last day by mailbox, so that nobody's is filled: neither by whoever asks for letters to it, nor by us.
create table written_letters (
  -- Of the job that writes it, so that a further try is not a further letter.
  id text primary key,
  -- As contract/email.ts reads it: all spellings that lead to one mailbox.
  mailbox text not null,
  cause text not null,
  is_code boolean not null,
  written_at timestamptz not null default clock_timestamp()
);
create index written_letters_mailbox on written_letters (mailbox, written_at);
create index written_letters_age on written_letters (written_at);
