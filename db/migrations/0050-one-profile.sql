-- outside a transaction
-- A member has one profile of their own: the document that stands under the id of their own account. Where there are more,
-- the oldest stays what pages have shown all along, and the others become documents like any other.
update profiles set account_id = id
where account_id = owner_id
  and exists (
    select from profiles older
    where older.owner_id = profiles.owner_id and older.account_id = older.owner_id and older.sequence < profiles.sequence
  );
-- then
create unique index concurrently if not exists profiles_own on profiles (owner_id) where account_id = owner_id;
