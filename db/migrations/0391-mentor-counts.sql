-- The counts of the public page about mentorship, one row.
create table mentor_counts (
  id integer primary key check (id = 1),
  mentors integer not null,
  slots integer not null,
  topics jsonb not null,
  version integer not null default 1
);

-- A search reads this column of every page that it looks at: it stays in the row, whatever the texts take.
alter table mentors alter column free set storage plain;
