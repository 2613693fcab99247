-- Work that follows a commit, and scheduled jobs. A worker takes jobs that are due, deletes those that are done, and keeps those that it
-- gives up (attempts = max_attempts). Of one key at most one job waits; a newer one replaces it.
create table jobs (
  id bigint generated always as identity primary key,
  task text not null,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  key text,
  attempts smallint not null default 0,
  max_attempts smallint not null default 30 check (max_attempts > 0),
  last_error text,
  locked_by text,
  locked_at timestamptz,
  created_at timestamptz not null default now(),
  check ((locked_by is null) = (locked_at is null))
);
create index jobs_due on jobs (run_at, id) where locked_by is null and attempts < max_attempts;
create unique index jobs_key on jobs (key) where key is not null and locked_by is null;

-- When each scheduled job was last due, so that of several workers one begins it.
create table scheduled_jobs (
  task text primary key,
  last_due_at timestamptz not null
);

-- Adds a job. It replaces a job of the same key that waits.
create function add_job(
  task text, payload jsonb default '{}', run_at timestamptz default now(), key text default null, max_attempts int default 30
) returns bigint
language sql as $$
  insert into jobs (task, payload, run_at, key, max_attempts)
  values (add_job.task, add_job.payload, add_job.run_at, add_job.key, add_job.max_attempts)
  on conflict (key) where key is not null and locked_by is null do update set
    task = excluded.task, payload = excluded.payload, run_at = excluded.run_at, max_attempts = excluded.max_attempts,
    attempts = 0, last_error = null
  returning id
$$;

-- The version before kept its jobs in the tables of graphile-worker, and its servers may still run. This moves all jobs that no living
-- worker of theirs holds. An email keeps its number, which is part of its Message-ID.
create function carry_over_jobs() returns bigint
language plpgsql as $$
declare
  carried bigint;
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return 0;
  end if;
  with moved as (
    delete from graphile_worker._private_jobs where id in (
      select id from graphile_worker._private_jobs as job
      where locked_at is null or (
        locked_at < now() - interval '30 seconds'
        and not exists (select from job_runners as runner where runner.id = job.locked_by and seen_at > now() - interval '30 seconds')
      )
      for update skip locked
    )
    returning *
  )
  insert into jobs (task, payload, run_at, key, attempts, max_attempts, last_error, created_at)
  select identifier,
    case when identifier = 'send-letter' and moved.payload -> 'first' is null
      then moved.payload::jsonb || jsonb_build_object('first', jsonb_build_object(
        'id', moved.id::text, 'createdAt', floor(extract(epoch from moved.created_at) * 1000)::bigint))
      else moved.payload::jsonb
    end,
    case when attempts < max_attempts then run_at else greatest(run_at, updated_at) end,
    key, attempts, max_attempts, last_error, created_at
  from moved join graphile_worker._private_tasks as tasks on tasks.id = moved.task_id
  order by moved.id
  on conflict (key) where key is not null and locked_by is null do nothing;
  get diagnostics carried = row_count;
  return carried;
end
$$;

-- Emails of the last day are counted by the numbers of their jobs, so no number comes twice.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform setval(pg_get_serial_sequence('jobs', 'id'), 1000000 + coalesce(
      pg_sequence_last_value(pg_get_serial_sequence('graphile_worker._private_jobs', 'id')::regclass), 0));
  end if;
end
$$;
