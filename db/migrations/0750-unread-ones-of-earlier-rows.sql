-- outside a transaction
-- All of this looks at the rows while others write. A thousand are held at a time and looked at once more, so that none is noted that
-- was read or deleted meanwhile, and no one waits for long.
do $$
declare
  done bigint := 0;
  upto bigint;
begin
  loop
    perform set_config('lock_timeout', '500ms', true);
    with held as (
      select account_id, event_id, id, month, kind, subject_id, is_joined from notifications as told
      where id > done and read_at is null and not exists (
        select from unread_notifications as noted
        where noted.account_id = told.account_id and noted.event_id = told.event_id
      )
      order by id limit 1000 for no key update of told
    ), noted as (
      insert into unread_notifications (account_id, event_id, id, month, kind, subject_id, is_joined)
      select account_id, event_id, id, month, kind, subject_id, is_joined from held
      on conflict do nothing
    )
    select max(id) into upto from held;
    exit when upto is null;
    commit;
    done := upto;
  end loop;
end $$;
-- then
alter table notifications validate constraint notifications_before;
-- then
-- The primary key of the parts, which also gives an account's newest ones.
create unique index concurrently if not exists notifications_account_key on notifications (account_id, id, month);
