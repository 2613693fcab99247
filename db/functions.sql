-- Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.
-- The current text of each function of ours; migrations say how it came to be.

CREATE OR REPLACE FUNCTION public.add_job(task text, payload jsonb DEFAULT '{}'::jsonb, run_at timestamp with time zone DEFAULT now(), key text DEFAULT NULL::text, max_attempts integer DEFAULT 30)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  insert into jobs (task, payload, run_at, key, max_attempts)
  values (add_job.task, add_job.payload, add_job.run_at, add_job.key, add_job.max_attempts)
  on conflict (key) where key is not null and locked_by is null do update set
    task = excluded.task, payload = excluded.payload, run_at = excluded.run_at, max_attempts = excluded.max_attempts,
    attempts = 0, last_error = null
  returning id
$function$;

CREATE OR REPLACE FUNCTION public.announce_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('saharambh_sessions', old.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.announce_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('saharambh_sessions', id) from sessions where account_id = new.account_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.begin_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into standings (account_id, suspended_at, suspension_reason, leaves_at)
  values (
    new.id, new.blocked_at, case when new.blocked_at is not null then new.blocked_reason end, new.leaves_at
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.belongs_to(in_table text, was jsonb, whose text[], depth integer DEFAULT 0)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  reference record;
  parent jsonb;
begin
  if exists (select from jsonb_each_text(was) as field where field.value = any (whose)) then return true; end if;
  if depth > 3 or names_account(in_table) then return false; end if;
  for reference in select * from references_of(in_table, false) loop
    execute format('select to_jsonb(parent) from %s as parent where %s', reference.other, reference.found_by)
      into parent using was;
    if parent is not null and belongs_to(reference.other, parent, whose, depth + 1) then return true; end if;
  end loop;
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION public.between_two(one text, other text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select hashtextextended(
    'between ' || least(one collate "C", other collate "C") || ' and ' || greatest(one collate "C", other collate "C"), 0
  )
$function$;

CREATE OR REPLACE FUNCTION public.carry_over_jobs()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  carried bigint;
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return 0;
  end if;
  with moved as (
    delete from graphile_worker._private_jobs where id in (
      select id from graphile_worker._private_jobs as job
      where locked_at is null or (
        locked_at < now() - interval '30 seconds'
        and not exists (select from job_runners as runner where runner.id = job.locked_by and seen_at > now() - interval '30 seconds')
      )
      for update skip locked
    )
    returning *
  )
  insert into jobs (task, payload, run_at, key, attempts, max_attempts, last_error, created_at)
  select identifier,
    case when identifier = 'send-letter' and moved.payload -> 'first' is null
      then moved.payload::jsonb || jsonb_build_object('first', jsonb_build_object(
        'id', moved.id::text, 'createdAt', floor(extract(epoch from moved.created_at) * 1000)::bigint))
      else moved.payload::jsonb
    end,
    case when attempts < max_attempts then run_at else greatest(run_at, updated_at) end,
    key, attempts, max_attempts, last_error, created_at
  from moved join graphile_worker._private_tasks as tasks on tasks.id = moved.task_id
  order by moved.id
  on conflict (key) where key is not null and locked_by is null do nothing;
  get diagnostics carried = row_count;
  return carried;
end
$function$;

CREATE OR REPLACE FUNCTION public.comes_of_age(birth_date date, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (case
    when extract(month from birth_date) = 2 and extract(day from birth_date) = 29
      then make_date(extract(year from birth_date)::int + 18, 3, 1)
    else (birth_date + interval '18 years')::date
  end)::timestamp at time zone zone
$function$;

CREATE OR REPLACE FUNCTION public.count_seats_of_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  difference integer := 0;
begin
  if tg_op <> 'INSERT' and old.state = 'live' then
    difference := difference - (old.seats - old.joined);
  end if;
  if tg_op <> 'DELETE' and new.state = 'live' then
    difference := difference + (new.seats - new.joined);
  end if;
  update projects set seats = greatest(0, seats + difference), changed_at = now()
  where id = coalesce(new.project_id, old.project_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_waiting_applications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  more integer := 0;
begin
  if tg_op <> 'INSERT' and old.waits then more := more - 1; end if;
  if tg_op <> 'DELETE' and new.waits then more := more + 1; end if;
  if more = 0 and tg_op <> 'INSERT' then return null; end if;
  update opportunities set
    open_applications = greatest(open_applications + more, 0),
    applied_at = case when tg_op = 'INSERT' then coalesce(applied_at, now()) else applied_at end
  where id = coalesce(new.opportunity_id, old.opportunity_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.delivered_as(email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case
    when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com') then
      replace(split_part(local, '+', 1), '.', '') || substr(local, length(split_part(local, '+', 1)) + 1) || '@gmail.com'
    else email
  end
  from (select split_part(email, '@', 1) as local) as parts
$function$;

CREATE OR REPLACE FUNCTION public.describe_mentor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  person record;
begin
  new.changed_at := clock_timestamp();
  new.ordinal := case
    when new.next_at is null then new.sequence
    else 9223372036854775807 - extract(epoch from new.next_at)::bigint * 2147483648
      + new.sequence % 2147483648 - 2147483648
  end;
  select listed, search into person from people where account_id = new.account_id;
  new.listed := new.state = 'open' and coalesce(person.listed, false);
  if not new.listed then
    new.search := ''::tsvector;
    return new;
  end if;
  new.search := array_to_tsvector(array(
    select distinct lexeme from unnest(
      search_words(concat_ws(' ',
        new.said ->> 'helpWith', new.said ->> 'bring',
        (select string_agg(topic, ' ') from jsonb_array_elements_text(new.said -> 'topics') topic)
      ))
      -- The words of the public profile: the name above all.
      || array(select word from unnest(tsvector_to_array(person.search)) word where word !~ ':')
      || array(select 'topic:' || search_letters(topic) from jsonb_array_elements_text(new.said -> 'topics') topic)
      || array(select 'language:' || code from jsonb_array_elements_text(new.said -> 'languages') code)
      || array(select 'kind:session' where jsonb_typeof(new.said -> 'session') = 'object')
      || array(select 'kind:mentorship' where jsonb_typeof(new.said -> 'mentorship') = 'object')
      || array(select 'kind:office_hour' where (new.said -> 'officeHours')::boolean)
      || array(select 'kind:written_review' where jsonb_typeof(new.said -> 'review') = 'object')
      || array(select 'country:' || new.country where new.country <> '')
      || array(
        select 'mark:' || kind from verifications
        where account_id = new.account_id and state = 'verified' and expires_at > now()
      )
    ) lexeme
  ));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.describe_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search := array_to_tsvector(search_words(new.text));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.describe_opportunity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := clock_timestamp();
  new.change := nextval('opportunity_changes');
  new.closing := coalesce(
    9223372036854775807 - extract(epoch from new.closes_at)::bigint * 2147483648 + new.sequence % 2147483648 - 2147483648, 0
  );
  new.is_remote := coalesce(new.said ->> 'mode' in ('Remote', 'Both'), false);
  if new.state <> 'live' then
    new.search := ''::tsvector;
    return new;
  end if;
  if tg_op = 'UPDATE' and (old.state, old.said, old.place_name) is not distinct from (new.state, new.said, new.place_name) then
    return new;
  end if;
  new.search := array_to_tsvector(array(
    select distinct lexeme from unnest(
      search_words(concat_ws(' ',
        new.said ->> 'title', new.said ->> 'wouldDo', new.said ->> 'wouldLearn', new.said ->> 'lookFor',
        (select string_agg(skill, ' ') from jsonb_array_elements_text(new.said -> 'skills') skill),
        new.said ->> 'kind', new.place_name
      ))
      || array['kind:' || (new.said ->> 'kind')]
      || array(select 'skill:' || search_letters(skill) from jsonb_array_elements_text(new.said -> 'skills') skill)
      || array(select 'remote:yes' where new.said ->> 'mode' in ('Remote', 'Both'))
      || array(select 'equity:yes' where (new.said -> 'equity')::boolean)
      || array(select 'credit:yes' where jsonb_typeof(new.said -> 'credit') = 'object')
      || array(select 'pay:yes' where jsonb_typeof(new.said -> 'pay') = 'object')
      || text_tags(
        (select language from projects where id = new.project_id),
        concat_ws(' ', new.said ->> 'title', new.said ->> 'wouldDo', new.said ->> 'wouldLearn', new.said ->> 'lookFor')
      )
    ) lexeme
  ));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.describe_organisation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := clock_timestamp();
  if new.state not in ('active', 'paused') then
    new.search := ''::tsvector;
    return new;
  end if;
  new.search := array_to_tsvector(array(
    select distinct lexeme from unnest(
      search_words(concat_ws(' ', new.name, new.about, new.district_name, new.registry_number))
      || array['kind:' || new.kind]
      || array(select 'place:' || word from unnest(search_words(new.district_name)) word)
    ) lexeme
  ));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.describe_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  own_name text;
  own_handle text;
  profile record;
begin
  select handle into own_handle from handles where account_id = new.account_id and is_current;
  new.listed := new.visibility <> 'hidden' and new.held_back_at is null and own_handle is not null
    and not coalesce((select hidden from standings where account_id = new.account_id), true);
  if not new.listed then
    new.search := ''::tsvector;
    return new;
  end if;
  select name into own_name from accounts where id = new.account_id;
  select name, role, location, college, company_url into profile
  from profiles where owner_id = new.account_id and account_id = new.account_id;
  new.search := array_to_tsvector(array(
    select distinct lexeme from unnest(
      search_words(concat_ws(' ',
        coalesce(nullif(profile.name, ''), own_name), new.other_name, own_handle, profile.role, profile.location,
        case when profile.role = 'Student' then profile.college else profile.company_url end,
        new.headline, new.about, array_to_string(new.skills, ' '),
        (select string_agg(concat_ws(' ', work ->> 'what', work ->> 'where', work ->> 'line'), ' ')
          from jsonb_array_elements(new.past_work) work)
      ))
      || array(select 'role:' || profile.role where profile.role <> '')
      || array(select 'open:' || choice from unnest(new.open_to) choice)
      || array(select 'skill:' || search_letters(skill) from unnest(new.skills) skill)
      || array(select 'place:' || word from unnest(search_words(profile.location)) word)
      || array(select 'hours:' || least_hours from unnest(array[5, 10, 20, 30, 40]) least_hours
        where least_hours <= new.hours_a_week)
      || array(select 'verified:yes' where exists (
        select from verifications
        where account_id = new.account_id and state = 'verified' and expires_at > now()
      ))
    ) lexeme
  ));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.describe_person_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  person text := case tg_table_name
    when 'profiles' then coalesce(to_jsonb(new) ->> 'owner_id', to_jsonb(old) ->> 'owner_id')
    when 'accounts' then to_jsonb(new) ->> 'id'
    else coalesce(to_jsonb(new) ->> 'account_id', to_jsonb(old) ->> 'account_id')
  end;
begin
  update people set listed = listed where account_id = person;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.describe_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and
    (old.state, old.name, old.line, old.problem, old.today, old.next, old.stage, old.sectors, old.place_name, old.language)
    is not distinct from
    (new.state, new.name, new.line, new.problem, new.today, new.next, new.stage, new.sectors, new.place_name, new.language)
    and (new.state <> 'published' or old.search <> ''::tsvector)
  then
    return new;
  end if;
  if new.state <> 'published' then
    new.search := ''::tsvector;
    return new;
  end if;
  new.search := array_to_tsvector(array(
    select distinct lexeme from unnest(
      search_words(concat_ws(' ', new.name, new.line, new.problem, new.today, new.next, new.place_name))
      || array(select 'stage:' || new.stage where new.stage <> '')
      || array(select 'sector:' || sector from unnest(new.sectors) sector)
      || array(select 'place:' || word from unnest(search_words(new.place_name)) word)
      || text_tags(new.language, concat_ws(' ', new.name, new.line, new.problem, new.today, new.next))
    ) lexeme
  ));
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.end_blocked_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.first_event_id(at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ((extract(year from at at time zone 'UTC')::bigint - 2000) * 12
    + extract(month from at at time zone 'UTC')::bigint - 1) * 1000000000000
$function$;

CREATE OR REPLACE FUNCTION public.follow_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update standings set leaves_at = new.leaves_at
  where account_id = new.id and leaves_at is distinct from new.leaves_at;
  update standings set
    suspended_at = new.blocked_at,
    suspended_until = null,
    suspension_reason = case when new.blocked_at is not null then new.blocked_reason end
  where account_id = new.id and (suspended_at is null) <> (new.blocked_at is null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.follow_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.follow_wait()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.guardian_agreed_at is null and coalesce(comes_of_age(new.birth_date, new.zone) > now(), false) then
    new.waits_since := coalesce(new.waits_since, now());
  else
    new.waits_since := null;
    new.erase_at := null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_admin_actions()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  gone bigint;
  last bigint := last_admin_log_checkpoint();
begin
  perform set_config('saharambh.forgetting_admin_actions', 'yes', true);
  delete from admin_actions using admin_log_chain as chain
    where chain.entry_id = admin_actions.id and chain.sequence <= last
      and admin_actions.created_at < now() - interval '3 years';
  get diagnostics gone = row_count;
  delete from admin_log_chain where sequence <= last and not exists (select from admin_actions where id = entry_id);
  perform set_config('saharambh.forgetting_admin_actions', '', true);
  return gone;
end
$function$;

CREATE OR REPLACE FUNCTION public.forget_unread_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from unread_notifications where account_id = old.account_id and event_id = old.event_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.give_up_application_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_avatar_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_case_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_evidence_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_held_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one text;
  is_used boolean;
begin
  -- A row may have gone because its bytes have moved to another table.
  for one in
    select attrelid::regclass::text from pg_attribute join pg_class on pg_class.oid = attrelid
    where attname = 'storage_key' and relkind = 'r' and not attisdropped and relname not in ('held_bytes', 'unclaimed_bytes')
      and relnamespace = 'public'::regnamespace
  loop
    execute format('select exists (select from %s where storage_key = $1)', one) into is_used using old.storage_key;
    if is_used then return null; end if;
  end loop;
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_mentoring_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_message_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_nominee_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.give_up_picture_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.has_lost(was jsonb, is_now jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select exists (
    select from jsonb_each(was) as field (name, value)
    where value is distinct from is_now -> name and jsonb_typeof(value) in ('string', 'array', 'object')
      and value not in ('""', '[]', '{}') and value #>> '{}' !~ '^\d{4}-\d\d-\d\dT'
  )
$function$;

CREATE OR REPLACE FUNCTION public.hide_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  owner text := coalesce(new.account_id, old.account_id);
  hide boolean := coalesce(new.hidden, true);
begin
  update profiles set hidden = hide where owner_id = owner and hidden <> hide;
  update files set hidden = hide where owner_id = owner and hidden <> hide;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.hide_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.hidden := seen_from(new.birth_date, new.zone, new.suspended_at, new.suspended_until, new.leaves_at) > now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.hide_with_new_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.hidden := coalesce((select hidden from standings where account_id = new.owner_id for share), true);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.hide_with_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.hidden := coalesce((select hidden from standings where account_id = new.owner_id for share), true);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.hold_agreement(wanted text)
 RETURNS json
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
AS $function$
declare
  project text;
  project_state text;
  own agreements%rowtype;
  units bigint;
  written json;
  signed text[];
begin
  select projects.id, projects.state into project, project_state
  from projects where projects.id = (select project_id from agreements where agreements.id = wanted)
  for update;
  if not found then
    return null;
  end if;
  select * into own from agreements where agreements.id = wanted for update;
  select taken into units from agreement_pool_uses where project_id = project for update;
  -- The texts that the entries name: the hash before the first entry, and the hash in each amendment, which can be the first entry.
  select json_agg(one), array_agg(one.before) filter (where one.sequence = 1)
    || array_agg(one.fact ->> 'document') filter (where one.fact ->> 'kind' = 'amended')
  into written, signed
  from (
    select sequence, at, side, person, fact, hashes, before, hash
    from agreement_entries where agreement_id = wanted order by sequence
  ) as one;
  return json_build_object(
    'row', own,
    'projectState', project_state,
    'taken', units,
    'pool', (
      select json_build_object(
        'version', version, 'companyUnits', company_units, 'poolUnits', pool_units, 'asOfDay', as_of_day, 'setAt', set_at
      ) from agreement_pools where project_id = project order by version desc limit 1
    ),
    'entries', coalesce(written, '[]'),
    -- What both have signed while there are no entries.
    'versions', (
      select coalesce(json_agg(json_build_object('hash', hash, 'document', document)), '[]') from agreement_versions
      where agreement_id = wanted and case when signed is null then number = own.version else hash = any(signed) end
    ),
    'people', (
      select coalesce(json_object_agg(account_id, number), '{}') from agreement_people
      where agreement_id = wanted and account_id is not null
    ),
    'isAmended', exists (select from agreement_amendments where agreement_id = wanted and ended_at is null),
    'owners', (
      select coalesce(json_agg(json_build_object(
        'id', member.account_id, 'zone', standings.zone, 'isThere', coalesce(standings.seen_from <= now(), false)
      ) order by joined_at, member.account_id), '[]')
      from project_members as member left join standings on standings.account_id = member.account_id
      where member.project_id = project and is_owner and member.account_id is distinct from own.contributor_id
    ),
    -- "/" is the byte after ".": what lies between begins with the id and a dot.
    'waiting', (
      select coalesce(json_agg(one), '[]')
      from (
        select id, kind, subject_id, state, project_id, owed_by, ended_at, due_at, is_late from clocks
        where (clocks.ended_at is null or clocks.is_late)
          and subject_id collate "C" >= wanted and subject_id collate "C" < wanted || '/'
          and (subject_id = wanted or subject_id collate "C" > wanted || '.')
        order by id for update
      ) as one
    ),
    'zone', (select zone from standings where account_id = own.contributor_id),
    'now', now(),
    'heldAt', clock_timestamp()
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.hold_conversation(wanted text, member text, OUT kind text, OUT state text, OUT requested_by text, OUT other_id text, OUT is_reachable boolean)
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

CREATE OR REPLACE FUNCTION public.join_team_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  found text;
begin
  insert into conversations (id, kind, subject_id)
  values (replace(gen_random_uuid()::text, '-', ''), 'team', new.project_id)
  on conflict (kind, subject_id) do nothing;
  select id into found from conversations where kind = 'team' and subject_id = new.project_id;
  insert into conversation_members (conversation_id, account_id, read_to)
  select id, new.account_id, last_number from conversations where id = found
  on conflict do nothing;
  insert into conversation_changes (conversation_id, kind, account_id, after_number)
  select id, 'joined', new.account_id, last_number from conversations where id = found;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_admin_actions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'admin_actions is only ever added to';
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_admin_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is only ever added to', tg_table_name;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_admin_log_chain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('saharambh.forgetting_admin_actions', true) is distinct from 'yes'
    or old.sequence > last_admin_log_checkpoint()
    or exists (select from admin_actions where id = old.entry_id) then
    raise exception 'admin_log_chain is only ever added to';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_held()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one record;
  was jsonb;
begin
  if exists (select from holds where ended_at is null) then
    was := to_jsonb(old);
    if tg_op = 'DELETE' or has_lost(was, to_jsonb(new)) then
      for one in
        select id, tables from holds
        where ended_at is null and until > now() and belongs_to(tg_table_name, was, addresses || account_id)
      loop
        perform keep_row(one.id, one.tables, tg_table_name, was, tg_op = 'DELETE',
          tg_op = 'DELETE' or was ->> 'storage_key' is distinct from to_jsonb(new) ->> 'storage_key');
      end loop;
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_last_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.seen_from <= now() or not coalesce(new.adult_at <= now(), false) then
    delete from last_names where account_id = new.account_id;
  elsif old.seen_from <= now() then
    insert into last_names (account_id, name) select new.account_id, name
    from present_name(new.account_id) as name where name is not null
    on conflict (account_id) do update set name = excluded.name;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_past_seat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Neither the project nor the account ends with the seat.
  insert into past_seats (project_id, account_id)
  select old.project_id, old.account_id
  where exists (select from projects where id = old.project_id)
    and exists (select from accounts where id = old.account_id)
  on conflict (project_id, account_id) do update set left_at = excluded.left_at;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_row(of_hold text, held_tables text[], from_table text, was jsonb, is_gone boolean, gives_up_bytes boolean, depth integer DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  reference record;
  child jsonb;
begin
  if from_table = any (held_tables) then
    insert into held_rows (hold_id, table_name, content) select of_hold, from_table, jsonb_object_agg(name, value)
      from jsonb_each(was) as field (name, value) where name !~ '(hash|secret|sealed)$';
    if gives_up_bytes and was ? 'storage_key' then
      insert into held_bytes (hold_id, storage_key, size, checksum)
        values (of_hold, was ->> 'storage_key', coalesce((was ->> 'size')::bigint, 0), coalesce(was ->> 'checksum', ''))
        on conflict do nothing;
    end if;
  end if;
  if not is_gone or depth > 3 then return; end if;
  for reference in select * from references_of(from_table, true) where cascades and not names_account(other) loop
    for child in execute format('select to_jsonb(child) from %s as child where %s', reference.other, reference.found_by)
      using was
    loop
      perform keep_row(of_hold, held_tables, reference.other, child, true, true, depth + 1);
    end loop;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_signature()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.agreement_id, new.version, new.party, new.name, new.hash, new.confirmed_by, new.signed_at)
    is distinct from (old.agreement_id, old.version, old.party, old.name, old.hash, old.confirmed_by, old.signed_at)
    or new.account_id is distinct from old.account_id and new.account_id is not null then
    raise exception 'A signature is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_young_admin_actions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('saharambh.forgetting_admin_actions', true) is distinct from 'yes'
    or old.created_at >= now() - interval '3 years'
    or not exists (
      select from admin_log_chain where entry_id = old.id and sequence <= last_admin_log_checkpoint()
    ) then
    raise exception 'admin_actions is only ever added to';
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION public.last_admin_log_checkpoint()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(max(sequence), 0) from admin_log_heads where kind = 'checkpoint'
$function$;

CREATE OR REPLACE FUNCTION public.leave_team_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  found text;
begin
  select id into found from conversations where kind = 'team' and subject_id = old.project_id;
  delete from conversation_members where account_id = old.account_id and conversation_id = found;
  -- Their account may be going with the seat.
  insert into conversation_changes (conversation_id, kind, account_id, after_number)
  select id, 'left', (select id from accounts where id = old.account_id), last_number
  from conversations where id = found;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.let_hold(of_table text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create trigger keep_held_rows before delete on %I for each row execute function keep_held()', of_table);
  execute format('create trigger keep_held_texts after update on %I for each row execute function keep_held()', of_table);
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_delivered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.delivered := delivered_as(new.email);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.email_verified_at is not null then
    new.proven_email := new.email;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.names_account(in_table text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from pg_constraint
    where conrelid = in_table::regclass and contype = 'f' and confrelid = 'accounts'::regclass
  ) or exists (
    select from pg_attribute
    where attrelid = in_table::regclass and attnum > 0 and not attisdropped
      and attname ~ '^(account|owner|actor|subject|author|reporter|mentor|mentee)_id$'
  )
$function$;

CREATE OR REPLACE FUNCTION public.note_account_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ends (kind, subject) values ('account', old.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_block()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into ends (kind, subject, object) values ('block', new.blocker_id, new.blocked_id);
  else
    insert into ends (kind, subject, object, holds) values ('block', old.blocker_id, old.blocked_id, false);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_consent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ends (kind, subject, object, holds) values ('consent', new.account_id, new.document, not new.given);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_departure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into agreement_departures (agreement_id, account_id)
  select agreements.id, accounts.id from agreements, accounts
  where agreements.project_id = old.project_id and agreements.active_at is not null and accounts.id = old.account_id
  order by agreements.id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_handle_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := clock_timestamp();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ends (kind, subject, object, holds, until, hold)
  values ('hold', new.id, new.account_id, new.ended_at is null, new.until,
    jsonb_build_object('tables', new.tables, 'isSecret', new.is_secret and not new.is_by_report));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_password_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ends (kind, subject, until) values ('password', new.id, new.password_updated_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_project_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_at := clock_timestamp();
  new.change := nextval('project_changes');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_searched_words(kind_of_thing text, found tsvector)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into searched_words (kind, word, forms)
  select kind_of_thing, word, case when length(word) < 4 then '{}' else search_forms(word) end
  from unnest(tsvector_to_array(found)) as one (word)
  where word !~ ':'
    and (length(word) between 4 and 24 or length(word) between 2 and 3 and search_skeleton(word) is not null)
    and not exists (
      select from searched_words known where known.kind = kind_of_thing and known.word = one.word
    )
  order by word
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.note_session_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ends (kind, subject) values ('session', old.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_session_secret()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ends (kind, subject, until) values ('session', new.id, new.updated_at);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_standing_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.guardian_agreed_at is distinct from new.guardian_agreed_at then
    insert into ends (kind, subject, holds) values ('guardian', new.account_id, new.guardian_agreed_at is null);
  end if;
  if old.suspended_at is distinct from new.suspended_at or old.suspended_until is distinct from new.suspended_until then
    insert into ends (kind, subject, holds, until)
    values ('suspension', new.account_id, new.suspended_at is not null, new.suspended_until);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_unread_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unread_notifications (account_id, event_id, id, month, kind, subject_id, is_joined)
  values (new.account_id, new.event_id, new.id, new.month, new.kind, new.subject_id, new.is_joined)
  on conflict do nothing;
  if not found then return null; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_words_of_mentor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_searched_words('mentors', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_words_of_opportunity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_searched_words('opportunities', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_words_of_organisation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_searched_words('organisations', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_words_of_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform note_searched_words('projects', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.order_mentor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.ordinal := case
    when new.next_at is null then new.sequence
    else 9223372036854775807 - extract(epoch from new.next_at)::bigint * 2147483648
      + new.sequence % 2147483648 - 2147483648
  end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.part_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into parted_names (viewer_id, person_id, name)
  select viewer, person, name from (values
    (new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)
  ) as pair (viewer, person)
  cross join lateral (
    select coalesce((select last_names.name from last_names where account_id = person), present_name(person), '')
  ) as seen (name)
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.present_name(account text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(nullif(profiles.name, ''), accounts.name)
  from accounts left join profiles on profiles.owner_id = accounts.id and profiles.account_id = accounts.id
  where accounts.id = account
$function$;

CREATE OR REPLACE FUNCTION public.references_of(one text, as_parent boolean)
 RETURNS TABLE(other text, found_by text, cascades boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select case when as_parent then conrelid else confrelid end::regclass::text,
    string_agg(
      case when as_parent then format('%I::text = $1 ->> %L', own.attname, theirs.attname)
        else format('%I::text = $1 ->> %L', theirs.attname, own.attname) end,
      ' and '
    ),
    confdeltype = 'c'
  from pg_constraint, unnest(conkey, confkey) as pair (own_number, their_number)
  join pg_attribute as own on own.attnum = own_number
  join pg_attribute as theirs on theirs.attnum = their_number
  where contype = 'f' and own.attrelid = conrelid and theirs.attrelid = confrelid and conrelid <> confrelid
    and case when as_parent then confrelid else conrelid end = one::regclass
  group by pg_constraint.oid, conrelid, confrelid, confdeltype
$function$;

CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'An entry of a ledger is never changed or deleted.' using errcode = 'restrict_violation';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_other_legal_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the words of a legal text that readers were shown stay as they are';
end $function$;

CREATE OR REPLACE FUNCTION public.rejoin_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from parted_names
  where (viewer_id, person_id) in ((old.blocker_id, old.blocked_id), (old.blocked_id, old.blocker_id))
    and not exists (select from blocks where blocker_id = old.blocked_id and blocked_id = old.blocker_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_application_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from conversations where kind = 'application' and subject_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_team_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from conversations where kind = 'team' and subject_id = old.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seal_young_mentorship()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into young_sealed_words (mentorship_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values ('topic', old.topic, new.topic), ('words', old.words, new.words)) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seal_young_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before text := to_jsonb(old) ->> tg_argv[0];
begin
  if before not in ('', '[]') and (tg_op = 'DELETE' or before is distinct from to_jsonb(new) ->> tg_argv[0]) then
    insert into young_sealed_words (mentorship_id, mentor_id, mentee_id, part, words)
    select one.id, one.mentor_id, one.mentee_id, tg_argv[0], before
    from mentorships as one where one.id = old.mentorship_id and one.is_young;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seal_young_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into young_sealed_words (session_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values
    ('topic', old.topic, new.topic),
    ('question', old.question, new.question),
    ('words', old.words, new.words),
    ('links', array_to_string(old.links, ' '), array_to_string(new.links, ' '))
  ) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seal_young_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.text <> '' and (tg_op = 'DELETE' or old.text is distinct from new.text) then
    insert into young_sealed_words (session_id, mentor_id, mentee_id, part, words)
    select one.id, one.mentor_id, one.mentee_id, tg_argv[0], old.text
    from mentoring_sessions as one where one.id = old.session_id and one.is_young;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seal_young_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into young_sealed_words (review_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values
    ('topic', old.topic, new.topic),
    ('question', old.question, new.question),
    ('answer', old.answer, new.answer),
    ('question_back', old.question_back, new.question_back),
    ('answer_back', old.answer_back, new.answer_back),
    ('words', old.words, new.words),
    ('links', array_to_string(old.links, ' '), array_to_string(new.links, ' '))
  ) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.search_forms(word text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select array_agg(distinct form)
  from (
    select word as form
    union all
    select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) at
  ) forms
$function$;

CREATE OR REPLACE FUNCTION public.search_letters(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when octet_length(typed) = length(typed) then translate(lower(typed), '''`', '') else
    normalize(
      translate(
        regexp_replace(
          normalize(lower(unaccent('unaccent'::regdictionary, normalize(typed, nfkc))), nfd),
          '[\u0300-\u036F\u093C\u200B-\u200D]', '', 'g'
        ),
        'ँ०१२३४५६७८९''’`', 'ं0123456789'
      ),
      nfc
    )
  end
$function$;

CREATE OR REPLACE FUNCTION public.search_skeleton(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select left(sounds, 1) || regexp_replace(translate(substr(sounds, 2), 'amnhyv', ''), '(.)\1+', '\1', 'g')
  from (
    select case
      when word ~ '^[ऄ-हॲ][ऀ-ॣॲ]*$' then
        translate(
          replace(word, 'ंह', 'घ'),
          'कखगघचछजझटठतथडढदधपफबभरलळशषसऋृमनणञङयवहअआइईउऊएऐऍऑओऔॲािीुूेैॅॉोौंः्',
          'kkggkkggttttddddppbbrllsssrrmnnnnyvhaaaaaaaaaaaaa'
        )
      when word ~ '^[a-z]{2,24}$' then
        translate(
          regexp_replace(
            replace(replace(replace(replace(word, 'tch', 'k'), 'dny', 'g'), 'tion', 's'), 'x', 'ks'),
            'c(?=[eiy])', 's', 'g'
          ),
          'eioucqfzjw', 'aaaakkpggv'
        )
    end as sounds
  ) spelled
  where sounds <> ''
$function$;

CREATE OR REPLACE FUNCTION public.search_words(typed text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct word order by word), '{}')
  from (
    select left(ltrim(part, '+#'), 40) as word
    from regexp_split_to_table(
      search_letters(typed),
      '[\u0001-\u0022\u0024-\u002A\u002C-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u0964\u0965\u0970\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u3000-\u303F\uFE10-\uFE1F\uFE30-\uFE4F\uFEFF\uFF00-\uFF0F]+'
    ) part
  ) words
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.seat_owners(wanted text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.seat_owners_apart()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  one text := coalesce(new.blocker_id, old.blocker_id);
  other text := coalesce(new.blocked_id, old.blocked_id);
begin
  perform seat_owners(array(
    select id from conversations where applicant_id in (one, other) order by id
  ));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seat_owners_of_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed text := coalesce(new.project_id, old.project_id);
begin
  if tg_op = 'UPDATE' and old.is_owner = new.is_owner then return null; end if;
  if tg_op <> 'UPDATE' and not coalesce(new.is_owner, old.is_owner) then return null; end if;
  perform seat_owners(array(select id from conversations where project_id = changed order by id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.seen_from(birth_date date, zone text, suspended_at timestamp with time zone, suspended_until timestamp with time zone, leaves_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when birth_date is null or leaves_at is not null then timestamptz 'infinity'
    when suspended_at is null then comes_of_age(birth_date, zone)
    else greatest(comes_of_age(birth_date, zone), coalesce(suspended_until, timestamptz 'infinity'))
  end
$function$;

CREATE OR REPLACE FUNCTION public.show_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  waits boolean := coalesce(new.adult_at > now() and new.guardian_agreed_at is null, false);
begin
  update accounts set
    restricted_at = case when waits then coalesce(restricted_at, now()) end,
    blocked_at = new.suspended_at,
    blocked_reason = new.suspension_reason,
    updated_at = now()
  where id = new.account_id and (
    (restricted_at is not null) <> waits
    or blocked_at is distinct from new.suspended_at
    or blocked_reason is distinct from new.suspension_reason
  );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.spare_held_bytes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from held_bytes where storage_key = new.storage_key) then return null; end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.tell_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A page that only members see is kept by no server.
  if 'public' in (new.visibility, old.visibility) then
    update handles set is_current = is_current where account_id = new.account_id;
  end if;
  if new.listed and new.search is distinct from old.search then
    perform note_searched_words('people', ts_delete(new.search, tsvector_to_array(coalesce(old.search, ''))));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.text_tags(declared text, typed text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when coalesce(declared, 'en') <> 'en' then array['text:' || declared]
    when length(regexp_replace(typed, '[^\u0900-\u0963]', '', 'g')) > length(regexp_replace(typed, '[^A-Za-z]', '', 'g'))
      then array['text:hi', 'text:mr']
    else array['text:en']
  end
$function$;

CREATE OR REPLACE FUNCTION public.three_letter_pieces(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(words, place, 3)), '{}')
  from generate_series(1, length(words) - 2) as place
$function$;

CREATE OR REPLACE FUNCTION public.touch_organisation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update organisations set changed_at = now() where id = coalesce(new.organisation_id, old.organisation_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update projects set changed_at = now() where id = coalesce(new.project_id, old.project_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.touch_projects_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update projects set changed_at = now() where id in (
    select project_id from project_members where account_id = coalesce(new.account_id, old.account_id)
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.wait_for_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into unsealed_admin_actions (entry_id) values (new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.zone_of_phone(phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when phone like '+91%' then 'Asia/Kolkata'
    when phone like '+233%' then 'Africa/Accra'
    when phone like '+234%' then 'Africa/Lagos'
    when phone like '+256%' then 'Africa/Kampala'
    else 'UTC'
  end
$function$;
