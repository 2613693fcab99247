-- Whoever blocks somebody ends their direct conversation in the same moment; after an unblock it begins with a request again.
create function end_blocked_conversation() returns trigger language plpgsql as $$
declare
  ended text;
begin
  update conversations set state = 'ended', requested_by = null, times_asked = 0
  where pair in (new.blocker_id || ' ' || new.blocked_id, new.blocked_id || ' ' || new.blocker_id)
  returning id into ended;
  if ended is not null then
    update conversation_members set unread = 0, read_to = last_number
    from conversations where conversations.id = conversation_id and conversation_id = ended;
  end if;
  return null;
end
$$;
create trigger blocks_end_conversation after insert on blocks
  for each row execute function end_blocked_conversation();
