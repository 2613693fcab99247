-- Why an approval ended or was paused, for the mentor. Empty in every other state, and where an administrator gave a reason.
alter table young_mentors add column ended_how text not null default ''
  check (ended_how in ('', 'own', 'lapsed', 'lacks', 'reported'));
