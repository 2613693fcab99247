-- PostgreSQL's own index over pieces of three letters. The extension is trusted: whoever owns the database may create it.
create extension if not exists pg_trgm;
