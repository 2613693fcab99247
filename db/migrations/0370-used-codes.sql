-- When a code was used. For ten minutes the browser that used it can send the same form again, as where the answer was lost. A used code
-- has expired: a server of before takes it for one that is too old.
alter table codes add column used_at timestamptz;
