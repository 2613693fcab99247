-- As events (0723). The references of the new table need this lock of the accounts.
lock table accounts in share row exclusive mode;
lock table notifications in access exclusive mode;

drop trigger note_unread on notifications;
drop trigger forget_read on notifications;
drop trigger forget_deleted on notifications;
-- With its sequence: the new table has one of the same name.
alter table notifications set schema months;
alter table months.notifications rename to notifications_before;
alter table months.notifications_before drop constraint notifications_pkey;
alter table months.notifications_before add primary key using index notifications_account_key;
create table notifications (
  id bigint generated always as identity,
  account_id text not null references accounts (id) on delete cascade,
  event_id bigint not null,
  kind text not null,
  subject_kind text not null,
  subject_id text not null,
  actor_id text references accounts (id) on delete set null,
  topic text not null,
  is_joined boolean not null default false,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mail_at timestamptz,
  mail_id bigint,
  month bigint not null default first_event_id(now()),
  primary key (account_id, id, month),
  check (mail_at is null or mail_id is null)
) partition by range (month);
create index notifications_due on notifications (mail_at, account_id, topic) where mail_at is not null;
create index notifications_mailed on notifications (mail_id) where mail_id is not null;
create index notifications_actor on notifications (actor_id) where actor_id is not null;
create index notifications_told on notifications (event_id);
comment on column notifications.month is 'The first id of events of its month, by which the table is divided. No statement joins by it (decision 492).';
comment on column notifications.actor_id is 'Null where no one did it, and where their account has gone.';
select setval('notifications_id_seq', last_value, is_called) from months.notifications_id_seq;
alter table months.notifications_before alter column id drop identity;
alter table notifications attach partition months.notifications_before for values from (minvalue) to (300000000000000);
create table months.notifications_other partition of notifications default;
create trigger note_unread before insert on notifications for each row when (new.read_at is null)
  execute function note_unread_notification();
create trigger forget_read after update of read_at on notifications for each row
  when (old.read_at is null and new.read_at is not null) execute function forget_unread_notification();
create trigger forget_deleted after delete on notifications for each row when (old.read_at is null)
  execute function forget_unread_notification();

-- The job `notifications:keep-months` makes the next ones.
do $$
declare
  began timestamptz := date_trunc('month', now(), 'UTC');
  month timestamptz;
begin
  for ahead in 0..2 loop
    month := (began at time zone 'UTC' + make_interval(months => ahead)) at time zone 'UTC';
    execute format('create table months.%I partition of notifications for values from (%s) to (%s)',
      'notifications_' || to_char(month at time zone 'UTC', 'YYYY_MM'),
      first_event_id(month), first_event_id(month + interval '32 days'));
  end loop;
end $$;
