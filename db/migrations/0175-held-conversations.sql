-- By which a block between two people and what is being written between them wait for each other.
create function between_two(one text, other text) returns bigint
language sql immutable parallel safe
as $$
  select hashtextextended(
    'between ' || least(one collate "C", other collate "C") || ' and ' || greatest(one collate "C", other collate "C"), 0
  )
$$;

-- Holds a conversation of the member's until the transaction ends, and says how it stands then; nothing where it is none
-- of theirs. A block between its two sides is kept away first, so that whether there is one is read after that.
create function hold_conversation(
  wanted text, member text,
  out kind text, out state text, out requested_by text, out other_id text, out is_reachable boolean
) returns setof record
language plpgsql as $$
declare
  is_seen boolean;
begin
  select conversations.kind, other.account_id into kind, other_id
  from conversation_members as own
  join conversations on conversations.id = own.conversation_id
  left join conversation_members as other on other.conversation_id = own.conversation_id
    and conversations.kind = 'direct' and other.account_id <> own.account_id
  where own.conversation_id = wanted and own.account_id = member;
  if not found then
    return;
  end if;
  if other_id is not null then
    perform pg_advisory_xact_lock_shared(between_two(member, other_id));
  end if;
  select conversations.state, conversations.requested_by, not exists (
    select from blocks where (blocker_id, blocked_id) in ((member, other_id), (other_id, member))
  ) into state, requested_by, is_reachable
  from conversations
  where conversations.id = wanted and exists (
    select from conversation_members as own where own.conversation_id = wanted and own.account_id = member
  )
  for no key update;
  if not found then
    return;
  end if;
  select standings.seen_from <= now() into is_seen from standings where standings.account_id = other_id for share;
  is_reachable := is_reachable and coalesce(is_seen, false);
  return next;
end
$$;
