-- How it stands with a cause that was stated for calling a contributor a bad leaver, as the ledger says it: for the administrators' list.
alter table agreements add cause text not null default 'none'
  check (cause in ('none', 'claimed', 'contested', 'upheld', 'refused'));
