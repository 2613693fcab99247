-- From when staff are told to have a second factor: the moment of this migration.
create table staff_factor_rule (
  is_only boolean primary key default true check (is_only),
  landed_at timestamptz not null default now()
);
insert into staff_factor_rule default values;
