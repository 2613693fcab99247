-- A form that was sent after its session had ended, for the member to look over and send. Only the browser that sent it has the key.
create table unsent_forms (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index unsent_forms_accounts on unsent_forms (account_id);
create index unsent_forms_expires on unsent_forms (expires_at);
comment on column unsent_forms.sealed is 'Page, form and typed text, under a key that the server does not keep.';
