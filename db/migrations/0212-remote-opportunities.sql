-- outside a transaction
-- Fills what 0198 has added, a few rows at a time: nobody waits for more than those.
do $$
declare
  done text := '';
  upto text;
begin
  loop
    select max(id) into upto from (select id from opportunities where id > done order by id limit 2000) as batch;
    exit when upto is null;
    update opportunities set is_remote = true
    where id > done and id <= upto and said ->> 'mode' in ('Remote', 'Both') and not is_remote;
    commit;
    done := upto;
  end loop;
end
$$
-- then
-- What is near is few of many.
create index concurrently if not exists opportunities_places on opportunities (place) where state = 'live';
-- then
-- All that lists are ordered by, so that the rows themselves, which are wide, are read for what is shown alone.
create index concurrently if not exists opportunities_fit on opportunities (sequence desc)
  include (id, hours, kind, place, is_remote, closes_at) where state = 'live';
-- then
drop index concurrently if exists opportunities_order;
