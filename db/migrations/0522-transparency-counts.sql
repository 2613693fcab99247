-- The counts of /transparency, kept when the counted rows are erased: a month (in UTC), a number, and a part of it or the whole ('').
create table transparency_counts (
  month text not null check (month ~ '^\d{4}-\d\d$'),
  name text not null,
  key text not null,
  count integer not null check (count >= 0),
  counted_at timestamptz not null default now(),
  primary key (month, name, key)
);
create index transparency_counts_counted on transparency_counts (counted_at);
