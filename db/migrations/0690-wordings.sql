-- Better words of readers for the texts of the interface. They name no one, and go after 180 days.
create table wordings (
  id text primary key,
  created_at timestamptz not null default now(),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  page text not null default '' check (length(page) <= 200),
  words text not null check (length(words) between 1 and 300),
  better text not null check (length(better) between 1 and 300),
  -- Since when it is a draft of the translation.
  drafted_at timestamptz
);
-- The same words again are one row.
create unique index wordings_same on wordings (language, md5(words), md5(better));
create index wordings_newest on wordings (created_at desc, id desc);
