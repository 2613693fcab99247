-- Unread notifications stand in a table of their own as well: the number in each page's header and what joins an unread one ask no parts
-- of other months. The database keeps it right, for servers of the version before too.
create table unread_notifications (
  account_id text not null references accounts (id) on delete cascade,
  event_id bigint not null,
  -- The notification's, and its month.
  id bigint not null,
  month bigint not null,
  kind text not null,
  subject_id text not null,
  is_joined boolean not null,
  primary key (account_id, event_id)
);
create unique index unread_notifications_joined on unread_notifications (account_id, kind, subject_id) where is_joined;
create index unread_notifications_subject on unread_notifications (subject_id, kind);
create index unread_notifications_month on unread_notifications (month);

-- The first id of the month, as events have it: which part of the table is the row's. All rows up to the division have none.
alter table notifications add column month bigint not null default 0;

-- Before the insert, it leaves out a notification that joins an unread one, or of an event that the member is notified of already.
create function note_unread_notification() returns trigger language plpgsql as $$
begin
  insert into unread_notifications (account_id, event_id, id, month, kind, subject_id, is_joined)
  values (new.account_id, new.event_id, new.id, new.month, new.kind, new.subject_id, new.is_joined)
  on conflict do nothing;
  if not found then return null; end if;
  return new;
end $$;
create function forget_unread_notification() returns trigger language plpgsql as $$
begin
  delete from unread_notifications where account_id = old.account_id and event_id = old.event_id;
  return null;
end $$;

-- After the insert for now: until the rows from before are noted, the table's own unique keys say what is left out.
create trigger note_unread after insert on notifications for each row when (new.read_at is null)
  execute function note_unread_notification();
create trigger forget_read after update of read_at on notifications for each row
  when (old.read_at is null and new.read_at is not null) execute function forget_unread_notification();
create trigger forget_deleted after delete on notifications for each row when (old.read_at is null)
  execute function forget_unread_notification();
-- It lets the table become the part of earlier rows unread.
alter table notifications add constraint notifications_before check (month < 300000000000000) not valid;
