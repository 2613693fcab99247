-- Whoever came by the contract's calls has the zone of their profile's phone number, as those of the sign-up have.
update standings set zone = zone_of_phone(profiles.phone)
from profiles
where profiles.owner_id = standings.account_id and profiles.account_id = standings.account_id
  and standings.zone = 'UTC' and zone_of_phone(coalesce(profiles.phone, '')) <> 'UTC';
