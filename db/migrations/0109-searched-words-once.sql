-- A word that is known already costs no more than a look: most words of a text are.
create or replace function note_searched_words(kind_of_thing text, found tsvector) returns void
language sql
as $$
  insert into searched_words (kind, word, forms)
  select kind_of_thing, word, search_forms(word)
  from unnest(tsvector_to_array(found)) as one (word)
  where word !~ ':' and length(word) between 4 and 24
    and not exists (
      select from searched_words known where known.kind = kind_of_thing and known.word = one.word
    )
  order by word
  on conflict do nothing
$$;

create or replace function tell_of_person() returns trigger language plpgsql as $$
begin
  update handles set is_current = is_current where account_id = new.account_id;
  if new.listed and (tg_op = 'INSERT' or new.search is distinct from old.search) then
    perform note_searched_words('people', new.search);
  end if;
  return null;
end
$$;
