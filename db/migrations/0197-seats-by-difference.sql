-- A change of one place adds what it changes to the open seats of its project, instead of counting all places of it anew.
create or replace function count_seats_of_project() returns trigger language plpgsql as $$
declare
  difference integer := 0;
begin
  if tg_op <> 'INSERT' and old.state = 'live' then
    difference := difference - (old.seats - old.joined);
  end if;
  if tg_op <> 'DELETE' and new.state = 'live' then
    difference := difference + (new.seats - new.joined);
  end if;
  update projects set seats = greatest(0, seats + difference), changed_at = now()
  where id = coalesce(new.project_id, old.project_id);
  return null;
end
$$;
