-- Every module records the consents for which it asks; their names stand in the code. `detail` says how far one reaches, such as
-- who sees a profile. `given_by` is `member` or `guardian`.
alter table consents drop constraint consents_document_check;
alter table consents add column detail text not null default '', add column given_by text not null default 'member';
