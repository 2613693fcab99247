-- A case about money has ended the mark: until then its member gets neither it nor one like it again.
alter table verifications
  add column barred_until timestamptz,
  add column barred_by_case text,
  add column is_ended_by_case boolean not null default false;
comment on column verifications.barred_until is 'Until when a case about money keeps the member from this mark; null for all others.';
comment on column verifications.is_ended_by_case is 'The case has ended the mark itself: it holds again if the case is lifted.';
