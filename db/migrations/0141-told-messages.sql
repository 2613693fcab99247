-- Up to when messages were looked at that nobody has read: whoever has them unread was told by then.
create table told_messages (
  is_only boolean primary key default true check (is_only),
  until timestamptz not null
);
insert into told_messages (until) values (now());
