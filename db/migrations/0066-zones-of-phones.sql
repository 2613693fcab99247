-- outside a transaction
-- Whoever came by the contract's calls has the zone of their profile's phone number, as those of the sign-up have. A few
-- rows at a time: a new profile or file looks at its owner's standing, and would wait for a row that is being written.
do $$
declare
  done text := '';
  upto text;
begin
  loop
    select max(account_id) into upto
    from (select account_id from standings where account_id > done order by account_id limit 2000) as batch;
    exit when upto is null;
    update standings set zone = zone_of_phone(profiles.phone)
    from profiles
    where standings.account_id > done and standings.account_id <= upto
      and profiles.owner_id = standings.account_id and profiles.account_id = standings.account_id
      and standings.zone = 'UTC' and zone_of_phone(coalesce(profiles.phone, '')) <> 'UTC';
    commit;
    done := upto;
  end loop;
end
$$
