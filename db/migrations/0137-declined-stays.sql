-- Whoever was told no, or had no answer, cannot undo that by blocking the other for a moment: what they have asked still
-- counts, as it was and against their five of a day.
create or replace function end_blocked_conversation() returns trigger language plpgsql as $$
declare
  ended text;
begin
  update conversations set
    state = case when requested_by = new.blocker_id and state in ('declined', 'lapsed') then state else 'ended' end,
    requested_by = case when requested_by = new.blocker_id and state <> 'open' then requested_by end,
    times_asked = case when requested_by = new.blocker_id and state <> 'open' then times_asked else 0 end
  where pair in (new.blocker_id || ' ' || new.blocked_id, new.blocked_id || ' ' || new.blocker_id)
  returning id into ended;
  if ended is not null then
    update conversation_members set unread = 0, read_to = last_number
    from conversations where conversations.id = conversation_id and conversation_id = ended;
  end if;
  return null;
end
$$;

-- An administrator has taken the words of a message: only these can be given back.
alter table messages add column taken_at timestamptz;
comment on column messages.taken_at is 'Null unless an administrator has deleted it, and its author has not done so as well.';
