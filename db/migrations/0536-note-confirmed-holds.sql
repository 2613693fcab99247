-- A backup made while a hold was proposed must know that it was confirmed since: its proposal would lapse after a restore, and end it.
create trigger holds_note_confirmed after update of state on holds
  for each row when (old.state = 'proposed' and new.state = 'active')
  execute function note_hold();
