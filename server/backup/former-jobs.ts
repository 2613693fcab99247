/** The tables in which versions before decision 239 kept their jobs. */
const names = ['graphile_worker._private_tasks', 'graphile_worker._private_jobs'];

/** Whether a table of this name is in no backup and in no schema of ours: the library of those versions had more. */
export const isForeign = (name: string) => !name.startsWith('public.') && !names.includes(name);

export const isFormerJobs = (name: string) => names.includes(name);

/** Makes these tables as that library did, for the jobs of a backup. The next worker moves them to ours. */
export const makeFormerJobs = `
  create schema if not exists graphile_worker;
  create table if not exists graphile_worker._private_tasks (
    id int primary key generated always as identity,
    identifier text not null unique check (length(identifier) <= 128)
  );
  create table if not exists graphile_worker._private_jobs (
    id bigint primary key generated always as identity,
    job_queue_id int,
    task_id int not null,
    payload json not null default '{}',
    priority smallint not null default 0,
    run_at timestamptz not null default now(),
    attempts smallint not null default 0,
    max_attempts smallint not null default 25 check (max_attempts >= 1),
    last_error text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    key text unique check (length(key) > 0 and length(key) <= 512),
    locked_at timestamptz,
    locked_by text,
    revision int not null default 0,
    flags jsonb,
    is_available boolean generated always as (locked_at is null and attempts < max_attempts) stored not null
  )`;
