-- The language of the signer's pages where it was not the language of the text: they said before the code that they can read it, or
-- that it was read to them. Null where both are the same.
alter table agreement_signatures add column reader_language text check (reader_language ~ '^[a-z]{2,3}$');
