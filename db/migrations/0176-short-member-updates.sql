-- Every message changes this count for everybody who reads it, and with an index over it each of them cost entries in all
-- indexes of the row. What somebody has to read is found by their account, which is in few conversations.
drop index conversation_members_unread;
-- Room on the page for the next version of a row.
alter table conversation_members set (fillfactor = 80);
alter table conversations set (fillfactor = 80);
