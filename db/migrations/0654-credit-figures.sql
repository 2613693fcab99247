-- Counted at night: how many decisions about credit an organisation owed in the last 12 months, and how many came late.
create table credit_figures (
  organisation_id text primary key references organisations (id) on delete cascade,
  due integer not null check (due >= 0),
  late integer not null check (late between 0 and due),
  counted_at timestamptz not null default now()
);
