-- A restored backup keeps of a hold that it does not know what the hold names, and shows it unless an order forbids it.
-- A hold that a report began is secret for its case alone.
alter table ends add column hold jsonb;

create or replace function note_hold() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject, object, holds, until, hold)
  values ('hold', new.id, new.account_id, new.ended_at is null, new.until,
    jsonb_build_object('tables', new.tables, 'isSecret', new.is_secret and not new.is_by_report));
  return null;
end
$$;
create trigger holds_note_telling after update of is_secret on holds
  for each row when (old.is_secret is distinct from new.is_secret and new.ended_at is null)
  execute function note_hold();
