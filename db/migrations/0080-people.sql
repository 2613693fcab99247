-- What a member says of what they can do and when. A row begins with their first answer, also with an empty one: nobody is asked twice.
create table people (
  account_id text primary key references accounts (id) on delete cascade,
  skills text[] not null default '{}',
  hours_a_week smallint not null default 0,
  evenings_a_week smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
