-- How something was shown before it was deleted, or taken from some of its readers, and who could read it then. Events
-- hold keys alone, so this is what their news is made of. Removed after an hour, and lost in a crash: both only cost
-- somebody a piece of live news.
create unlogged table last_forms (
  event_id bigint primary key,
  form jsonb not null,
  -- The contract's roles, such as `users` or `user:7`.
  readers text[] not null,
  created_at timestamptz not null default now()
);
create index last_forms_created on last_forms (created_at);
