-- The credit that the named institution has confirmed: its address and name, the most hours and the most credits.
alter table opportunities add column credit_confirmed jsonb;

-- An institution that an open opportunity names for its credit, and what it answers.
create table credit_opportunities (
  id text primary key,
  opportunity_id text not null references opportunities (id) on delete cascade,
  organisation_id text not null references organisations (id) on delete cascade,
  state text not null default 'asked' check (state in (
    'asked', 'unanswered', 'confirmed', 'declined', 'taken_back', 'ended'
  )),
  version integer not null default 1,
  -- At most, as the institution confirmed it last.
  hours integer not null default 0 check (hours >= 0),
  credits integer not null default 0 check (credits >= 0),
  -- Why the institution declined it or took it back.
  reason text not null default '',
  asked_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  unique (opportunity_id, organisation_id)
);
create index credit_opportunities_organisations on credit_opportunities (organisation_id, state, asked_at desc, id);

-- For whose students it counts.
create table credit_opportunity_cohorts (
  credit_opportunity_id text not null references credit_opportunities (id) on delete cascade,
  cohort_id text not null references cohorts (id) on delete cascade,
  primary key (credit_opportunity_id, cohort_id)
);
create index credit_opportunity_cohorts_of on credit_opportunity_cohorts (cohort_id);

-- Saved searches know the filter "credit confirmed by".
update saved_searches set filters = filters || '{"institution": ""}' where kind = 'opportunities';
