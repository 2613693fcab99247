-- Each month gets a range of ids from the next migrations on: events that a range of ids can part are found by their id in one month alone.
-- All ids up to now are below the first range that is used. The constraints let the tables become the part of earlier rows unread.
create function first_event_id(at timestamptz) returns bigint language sql immutable parallel safe as $$
  select ((extract(year from at at time zone 'UTC')::bigint - 2000) * 12
    + extract(month from at at time zone 'UTC')::bigint - 1) * 1000000000000
$$;
alter table events add constraint events_before check (id < 300000000000000) not valid;
-- A reference would have to be looked at for each month that is dropped. Rows go with the month of their event.
alter table done_reactions drop constraint done_reactions_event_id_fkey;
alter table done_reactions add constraint done_reactions_before check (event_id < 300000000000000) not valid;
