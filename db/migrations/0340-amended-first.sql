-- As in migration 0300, but that a ledger whose first entry is an amendment gives both texts. It gave the first one alone, and the
-- agreement then counted as one without texts: nothing could be started, paid or amended any more.
create or replace function hold_agreement(wanted text) returns json
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
$$;
