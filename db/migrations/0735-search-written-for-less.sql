-- Most texts are plain letters, of which nothing is to be normalised. `core/search/read-typed.ts` says the same.
create or replace function search_letters(typed text) returns text
language sql immutable parallel safe strict
as $$
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
$$;

-- The words that a row has held until now are noted. `core/search/drop-words.ts` leaves them while a row holds them.
create or replace function tell_of_person() returns trigger language plpgsql as $$
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
$$;

create or replace function note_words_of_project() returns trigger language plpgsql as $$
begin
  perform note_searched_words('projects', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$$;

create or replace function note_words_of_opportunity() returns trigger language plpgsql as $$
begin
  perform note_searched_words('opportunities', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$$;

create or replace function note_words_of_mentor() returns trigger language plpgsql as $$
begin
  perform note_searched_words('mentors', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$$;

create or replace function note_words_of_organisation() returns trigger language plpgsql as $$
begin
  perform note_searched_words('organisations', ts_delete(new.search, tsvector_to_array(old.search)));
  return null;
end
$$;
