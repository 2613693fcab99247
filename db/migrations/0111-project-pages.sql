-- Whatever a person's profile shows also stands on the pages of their projects. A row of "people" is written anew whenever
-- something changes that others see of them.
create function touch_projects_of_person() returns trigger language plpgsql as $$
begin
  update projects set changed_at = now() where id in (
    select project_id from project_members where account_id = coalesce(new.account_id, old.account_id)
  );
  return null;
end $$;
create trigger people_touch_projects after insert or update or delete on people
  for each row execute function touch_projects_of_person();

create table project_followers (
  project_id text not null references projects (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (project_id, account_id)
);
create index project_followers_accounts on project_followers (account_id);
