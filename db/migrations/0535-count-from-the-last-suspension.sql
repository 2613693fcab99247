-- A short suspension weeks before let one member of staff suspend for twice 7 days in a row.
comment on column standings.suspensions_since is 'When the last suspension began: the 30 days run from here.';
comment on column standings.suspended_seconds is 'The time of the suspensions that are over, each begun within 30 days after the one before.';
