-- Digits of Devanagari are searched as 0 to 9.
create or replace function search_letters(typed text) returns text
language sql immutable parallel safe strict
as $$
  select normalize(
    translate(
      regexp_replace(
        normalize(lower(unaccent('unaccent'::regdictionary, normalize(typed, nfkc))), nfd),
        '[\u0300-\u036F\u093C\u200B-\u200D]', '', 'g'
      ),
      'ँ०१२३४५६७८९''’`', 'ं0123456789'
    ),
    nfc
  )
$$;

-- What a word of Devanagari or Latin letters has in common with its spellings in the other script: the class of its first
-- sound, and the classes of its later consonants without nasals, aspiration, half-vowels and doubling. Null for other words.
-- `core/search/skeleton.ts` says the same.
create function search_skeleton(word text) returns text
language sql immutable parallel safe strict
as $$
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
$$;

-- Short words are noted as well, for their spellings in the other script: "रवि" has three characters. They have no forms:
-- one typing error away from them are too many others.
create or replace function note_searched_words(kind_of_thing text, found tsvector) returns void
language sql
as $$
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
$$;

insert into searched_words (kind, word, forms)
select distinct kind, word, '{}'::text[]
from (
  select 'people' as kind, word from ts_stat('select search from people where listed') one
  union all
  select 'projects', word from ts_stat('select search from projects where state = ''published''') one
  union all
  select 'opportunities', word from ts_stat('select search from opportunities where state = ''live''') one
  union all
  select 'mentors', word from ts_stat('select search from mentors where listed') one
  union all
  select 'organisations', word from ts_stat('select search from organisations where state in (''active'', ''paused'')') one
) short
where word !~ ':' and length(word) between 2 and 3 and search_skeleton(word) is not null
on conflict do nothing;
