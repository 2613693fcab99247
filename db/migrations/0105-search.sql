-- Words as a search compares them. Whatever is searched keeps its words in a column of type tsvector, and tags for its
-- filters beside them, which hold a colon as no word does: one index answers words and filters together.
create extension if not exists unaccent;

-- Without case, accents and nukta; chandrabindu as anusvara, since people write either.
create function search_letters(typed text) returns text
language sql immutable parallel safe strict
as $$
  select normalize(
    translate(
      regexp_replace(
        normalize(lower(unaccent('unaccent'::regdictionary, normalize(typed, nfkc))), nfd),
        '[\u0300-\u036F\u093C\u200B-\u200D]', '', 'g'
      ),
      'ँ''’`', 'ं'
    ),
    nfc
  )
$$;

-- The text's words, each once. PostgreSQL's own parser takes the vowel signs of Devanagari for spaces. "C++" and "C#" are
-- words of their own.
create function search_words(typed text) returns text[]
language sql immutable parallel safe strict
as $$
  select coalesce(array_agg(distinct word order by word), '{}')
  from (
    select left(ltrim(part, '+#'), 40) as word
    from regexp_split_to_table(
      search_letters(typed),
      '[\u0001-\u0022\u0024-\u002A\u002C-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u0964\u0965\u0970\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u3000-\u303F\uFE10-\uFE1F\uFE30-\uFE4F\uFEFF\uFF00-\uFF0F]+'
    ) part
  ) words
  where word <> ''
$$;

-- A word and what is left of it without one of its letters. Two words have one of these in common if a single letter of
-- one is wrong, missing, too many, or swapped with its neighbour.
create function search_forms(word text) returns text[]
language sql immutable parallel safe strict
as $$
  select array_agg(distinct form)
  from (
    select word as form
    union all
    select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) at
  ) forms
$$;

-- The words that can be found, of each kind of thing, for whoever makes a typing error. They do not say where they stand.
create table searched_words (
  kind text not null,
  word text not null,
  forms text[] not null,
  primary key (kind, word)
);
create index searched_words_forms on searched_words using gin (forms);

-- Called by the triggers of what is searched. Always in the same order, so that two who note the same words wait for
-- each other instead of for ever.
create function note_searched_words(kind_of_thing text, found tsvector) returns void
language sql
as $$
  insert into searched_words (kind, word, forms)
  select kind_of_thing, word, search_forms(word)
  from unnest(tsvector_to_array(found)) word
  where word !~ ':' and length(word) between 4 and 24
  order by word
  on conflict do nothing
$$;
