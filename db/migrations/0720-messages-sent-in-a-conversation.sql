-- outside a transaction
-- A repeated request repeats its conversation as well, so the unique key of messages can contain the key by which they can be divided.
create unique index concurrently if not exists messages_sent on messages (conversation_id, author_id, asked_as);
-- then
-- Finds the messages of an author, and the first message to a person, whose conversation is not known yet.
create index concurrently if not exists messages_author on messages (author_id, asked_as);
-- then
alter table messages drop constraint if exists messages_author_id_asked_as_key;
