-- The search that was saved: for opportunities, as all before it, or for projects.
alter table saved_searches add column kind text not null default 'opportunities';
