-- Who works off jobs, and when it last gave a sign of life. What a runner held that gives none is handed to another.
create table job_runners (
  id text primary key,
  seen_at timestamptz not null default now()
);
