-- Row types are made from the schema, and this tells them that no statement may set these columns.
comment on column accounts.delivered is 'Set by the database itself, from `email`.';
comment on column profiles.hidden is 'Set by the database itself, from the standing of the owner.';
comment on column files.hidden is 'Set by the database itself, from the standing of the owner.';
