-- A restored backup must know the holds that were placed after it: an erasure that is repeated would take their rows.
alter table ends drop constraint ends_kind_check;
alter table ends add constraint ends_kind_check check (
  kind in ('session', 'account', 'password', 'guardian', 'consent', 'suspension', 'block', 'hold'));

-- `holds` is true while the hold keeps rows. Its object is the account.
create function note_hold() returns trigger language plpgsql as $$
begin
  insert into ends (kind, subject, object, holds, until)
  values ('hold', new.id, new.account_id, new.ended_at is null, new.until);
  return null;
end
$$;
create trigger holds_note_placed after insert on holds for each row execute function note_hold();
create trigger holds_note_change after update of until, ended_at on holds
  for each row when (old.until is distinct from new.until or old.ended_at is distinct from new.ended_at)
  execute function note_hold();
