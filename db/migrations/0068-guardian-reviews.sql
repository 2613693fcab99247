-- When an administrator has looked at a refusal and let it stand. Another answer makes it void.
alter table guardians add column reviewed_at timestamptz;
create index guardians_refused on guardians (answered_at, id) where confirmed = false and reviewed_at is null;
