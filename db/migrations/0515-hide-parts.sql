-- Parts that a case hides from others, one by one. A photo or a picture that replaces one of these is shown again.
alter table avatars add column held_back_at timestamptz;
alter table project_updates add column held_back_at timestamptz;
alter table project_pictures add column held_back_at timestamptz;
alter table application_files add column held_back_at timestamptz;
comment on column avatars.held_back_at is 'Since when a case hides it from others; null for all others.';
comment on column project_updates.held_back_at is 'Since when a case hides it; null for all others.';
comment on column project_pictures.held_back_at is 'Since when a case hides it; null for all others.';
comment on column application_files.held_back_at is 'Since when a case hides it from the owners; null for all others.';
