-- One member of staff suspends an account for 7 days within 30 days, however often they begin.
alter table standings
  add column suspensions_since timestamptz,
  add column suspended_seconds integer not null default 0;
comment on column standings.suspensions_since is 'When the first suspension of the 30 days began.';
comment on column standings.suspended_seconds is 'The time of the suspensions since then that are over.';
