-- Languages whose clauses those who have to have read, and who made them agreed: the operator, by a command. The sealed log of
-- administrators names the readers. A language that is agreed in the repository has no row.
create table agreed_clauses (
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- The number of the format of agreements.
  edition integer not null check (edition > 0),
  read_on date not null,
  since timestamptz not null default now(),
  primary key (language, edition)
);
