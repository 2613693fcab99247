-- Whether it can be done from anywhere, beside the other columns by which it fits somebody.
alter table opportunities add column is_remote boolean not null default false;
comment on column opportunities.is_remote is 'Set by the database itself, from what it says.';

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
    ) lexeme
  ));
  return new;
end
$$;
