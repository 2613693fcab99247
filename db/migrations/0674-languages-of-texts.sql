-- The languages that a text may be in, as tags of the search: the declared one, unless that is English and the letters are
-- not. English is declared where nothing else is. Unknown Devanagari may be Hindi or Marathi.
create function text_tags(declared text, typed text) returns text[]
language sql immutable parallel safe
as $$
  select case
    when coalesce(declared, 'en') <> 'en' then array['text:' || declared]
    when length(regexp_replace(typed, '[^\u0900-\u0963]', '', 'g')) > length(regexp_replace(typed, '[^A-Za-z]', '', 'g'))
      then array['text:hi', 'text:mr']
    else array['text:en']
  end
$$;

create or replace function describe_project() returns trigger language plpgsql as $$
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
$$;

create or replace function describe_opportunity() returns trigger language plpgsql as $$
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
$$;

update projects
set search = search || array_to_tsvector(text_tags(language, concat_ws(' ', name, line, problem, today, next)))
where state = 'published';
update opportunities
set search = search || array_to_tsvector(text_tags(
  (select language from projects where id = opportunities.project_id),
  concat_ws(' ', said ->> 'title', said ->> 'wouldDo', said ->> 'wouldLearn', said ->> 'lookFor')
))
where state = 'live';
