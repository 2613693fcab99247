-- The log of administrators is kept for three years. Before that nothing takes an entry out, and after it only this
-- function does: it says so to the trigger, which looks at the age by itself.
create function forget_admin_actions() returns bigint language plpgsql as $$
declare
  gone bigint;
begin
  perform set_config('saharambh.forgetting_admin_actions', 'yes', true);
  delete from admin_actions where created_at < now() - interval '3 years';
  get diagnostics gone = row_count;
  perform set_config('saharambh.forgetting_admin_actions', '', true);
  return gone;
end
$$;

create function keep_young_admin_actions() returns trigger language plpgsql as $$
begin
  if current_setting('saharambh.forgetting_admin_actions', true) is distinct from 'yes'
    or old.created_at >= now() - interval '3 years' then
    raise exception 'admin_actions is only ever added to';
  end if;
  return old;
end
$$;

drop trigger admin_actions_stay on admin_actions;
create trigger admin_actions_stay before update or truncate on admin_actions
  for each statement execute function keep_admin_actions();
create trigger admin_actions_stay_young before delete on admin_actions
  for each row execute function keep_young_admin_actions();
create index admin_actions_created on admin_actions (created_at);
