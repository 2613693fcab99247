-- Who leaves a team judges nothing of what was in force by then, from that moment on: a reaction would come later, and until then they
-- could rule. Whoever takes a seat away holds the project before, as whoever holds an agreement does; several are held in one order.
create function note_departure() returns trigger language plpgsql as $$
begin
  insert into agreement_departures (agreement_id, account_id)
  select agreements.id, accounts.id from agreements, accounts
  where agreements.project_id = old.project_id and agreements.active_at is not null and accounts.id = old.account_id
  order by agreements.id
  on conflict do nothing;
  return null;
end $$;
create trigger project_members_depart after delete on project_members
  for each row execute function note_departure();

-- Of whom the reaction has not noted it yet.
insert into agreement_departures (agreement_id, account_id, left_at)
select agreements.id, accounts.id, max(events.created_at)
from events
  join agreements on agreements.project_id = events.subject ->> 'projectId' and agreements.active_at <= events.created_at
  join accounts on accounts.id = events.account_id
where events.name = 'projects.left'
group by agreements.id, accounts.id
order by agreements.id
on conflict do nothing;
