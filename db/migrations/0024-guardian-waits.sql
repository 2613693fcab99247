-- Since when a child has been waiting for a guardian's yes, and when all that is held about them goes unless it comes.
-- The second is null until both have been told of it.
alter table standings
  add column waits_since timestamptz,
  add column erase_at timestamptz;

-- Whoever writes to the standing, a yes or another birth date calls the erasure off.
create function follow_wait() returns trigger language plpgsql as $$
begin
  if new.guardian_agreed_at is null and coalesce(comes_of_age(new.birth_date, new.zone) > now(), false) then
    new.waits_since := coalesce(new.waits_since, now());
  else
    new.waits_since := null;
    new.erase_at := null;
  end if;
  return new;
end
$$;
create trigger standings_wait before insert or update on standings
  for each row execute function follow_wait();
