-- The server writes this moment itself now. The default is left for the server of the version before.
comment on column young_mentor_references.expires_at is 'Written by the server from its limits.';
