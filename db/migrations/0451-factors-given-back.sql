-- The operator has removed all second factors of an account whose member lost them.
alter table factor_changes drop constraint factor_changes_kind_check;
alter table factor_changes add constraint factor_changes_kind_check
  check (kind in ('added', 'removed', 'codes', 'restored', 'reset'));
