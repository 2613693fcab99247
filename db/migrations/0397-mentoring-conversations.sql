-- As before, with the other side of a conversation that is between two members and belongs to no application or team.
create or replace function hold_conversation(wanted text, member text, OUT kind text, OUT state text, OUT requested_by text, OUT other_id text, OUT is_reachable boolean)
 RETURNS SETOF record
 LANGUAGE plpgsql
AS $function$
declare
  is_seen boolean;
begin
  select conversations.kind, other.account_id into kind, other_id
  from conversation_members as own
  join conversations on conversations.id = own.conversation_id
  left join conversation_members as other on other.conversation_id = own.conversation_id
    and other.account_id <> own.account_id
    and ((conversations.kind <> 'team' and conversations.applicant_id is null) or other.account_id = conversations.applicant_id)
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
$function$;
