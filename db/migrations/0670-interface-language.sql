-- The language of a member's pages and emails. A code that is no longer in the list of languages counts as English.
alter table accounts add column interface_language text not null default 'en' check (interface_language ~ '^[a-z]{2,3}$');
