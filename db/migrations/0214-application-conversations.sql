-- The conversation of an application: its subject is the application, its sides are whoever has applied and a project's owners.
alter table conversations
  add column applicant_id text references accounts (id) on delete cascade,
  add column project_id text references projects (id) on delete cascade,
  add column owners_read_until timestamptz;
comment on column conversations.applicant_id is 'Null but for those of applications.';
comment on column conversations.owners_read_until is 'Null while the application is open. What has passed was seen to, once it is -infinity.';

-- Seats the owners who may read: those of the project at present, apart from nobody, as long as what was sent is theirs to read.
create function seat_owners(wanted text[]) returns void language plpgsql as $$
begin
  delete from conversation_members as seat using conversations as talk
  where talk.id = any(wanted) and seat.conversation_id = talk.id and seat.account_id <> talk.applicant_id and (
    talk.owners_read_until <= clock_timestamp()
    or not exists (
      select from project_members as owner
      where owner.project_id = talk.project_id and owner.account_id = seat.account_id and owner.is_owner
    )
    or exists (
      select from blocks where (blocker_id, blocked_id) in
        ((seat.account_id, talk.applicant_id), (talk.applicant_id, seat.account_id))
    )
  );
  insert into conversation_members (conversation_id, account_id, read_to)
  select talk.id, owner.account_id, talk.last_number
  from conversations as talk join project_members as owner on owner.project_id = talk.project_id and owner.is_owner
  where talk.id = any(wanted) and owner.account_id <> talk.applicant_id
    and (talk.owners_read_until is null or talk.owners_read_until > clock_timestamp())
    and not exists (
      select from blocks where (blocker_id, blocked_id) in
        ((owner.account_id, talk.applicant_id), (talk.applicant_id, owner.account_id))
    )
  on conflict do nothing;
end
$$;

-- Whoever begins or ceases to own a project reads its applications, or does no more, from the same moment.
create function seat_owners_of_project() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.project_id, old.project_id);
begin
  if tg_op = 'UPDATE' and old.is_owner = new.is_owner then return null; end if;
  if tg_op <> 'UPDATE' and not coalesce(new.is_owner, old.is_owner) then return null; end if;
  perform seat_owners(array(select id from conversations where project_id = changed order by id));
  return null;
end
$$;
create trigger project_members_applications after insert or update of is_owner or delete on project_members
  for each row execute function seat_owners_of_project();

-- Of an applicant who is apart from them an owner reads nothing.
create function seat_owners_apart() returns trigger language plpgsql as $$
declare
  one text := coalesce(new.blocker_id, old.blocker_id);
  other text := coalesce(new.blocked_id, old.blocked_id);
begin
  perform seat_owners(array(
    select id from conversations where applicant_id in (one, other) order by id
  ));
  return null;
end
$$;
create trigger blocks_applications after insert or delete on blocks
  for each row execute function seat_owners_apart();

-- It ends and comes back with its application, and a decision is an answer. What was sent is read for 30 days after the end, and
-- not after a withdrawal.
create function follow_application() returns trigger language plpgsql as $$
declare
  talk text;
begin
  update conversations set
    state = case when new.ended_at is null then 'open' else 'ended' end,
    requested_by = case when new.stage in ('submitted', 'seen') then requested_by end,
    owners_read_until = case when new.stage = 'withdrawn' then new.ended_at else new.ended_at + interval '30 days' end
  where kind = 'application' and subject_id = new.id
  returning id into talk;
  if talk is not null and old.ended_at is distinct from new.ended_at then
    perform seat_owners(array[talk]);
  end if;
  return null;
end
$$;
create trigger applications_converse after update of stage, ended_at on applications
  for each row when (old.stage <> new.stage or old.ended_at is distinct from new.ended_at)
  execute function follow_application();

create function remove_application_conversation() returns trigger language plpgsql as $$
begin
  delete from conversations where kind = 'application' and subject_id = old.id;
  return null;
end
$$;
create trigger applications_fall_silent after delete on applications
  for each row execute function remove_application_conversation();

-- An owner writes to an applicant as to one person; a block between the two waits for it.
create or replace function hold_conversation(
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
    and other.account_id <> own.account_id
    and (conversations.kind = 'direct' or other.account_id = conversations.applicant_id)
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
