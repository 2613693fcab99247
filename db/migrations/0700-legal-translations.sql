-- The words of the terms, the privacy policy and the notice in further languages, as readers were shown them. They stay byte for byte: a
-- consent names the language in which its text was read, and the hash of these words.
create table legal_translations (
  text text not null check (text in ('terms', 'privacy', 'notice')),
  version text not null,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- As consents name the language.
  locale text not null,
  hash text not null,
  -- JSON, as the files had it.
  words text not null check (hash = encode(sha256(convert_to(words, 'UTF8')), 'hex')),
  -- Unset for a draft that a setting takes as agreed.
  read_on date,
  valid_from timestamptz,
  is_shown boolean not null default false,
  since timestamptz not null default now(),
  primary key (text, version, language, hash),
  check ((read_on is null) = (valid_from is null))
);
create unique index legal_translations_shown on legal_translations (text, version, language) where is_shown;

create function refuse_other_legal_words() returns trigger language plpgsql as $$
begin
  raise exception 'the words of a legal text that readers were shown stay as they are';
end $$;
create trigger legal_translations_stay before delete on legal_translations
  for each row execute function refuse_other_legal_words();
create trigger legal_translations_words_stay before update on legal_translations
  for each row when (row(old.text, old.version, old.language, old.locale, old.hash, old.words, old.since)
    is distinct from row(new.text, new.version, new.language, new.locale, new.hash, new.words, new.since))
  execute function refuse_other_legal_words();

-- Of the translation that was read; empty for English, whose words the version names.
alter table consents add column words_hash text not null default '';
