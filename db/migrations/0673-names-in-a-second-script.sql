-- The name of a member in a second script, which they may give: it is searched and shown next to the name, and never signed.
alter table people add column other_name text not null default '';

create or replace function describe_person() returns trigger language plpgsql as $$
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
$$;
