-- A hold that a report about a child began by itself: no staff proposed it.
alter table holds add column is_by_report boolean not null default false;
