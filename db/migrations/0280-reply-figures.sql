-- How a project has answered over the last 90 days, as it was computed last night; null where it is too new for figures.
alter table projects
  add column reply_days integer,
  add column reply_percent integer check (reply_percent between 0 and 100);
