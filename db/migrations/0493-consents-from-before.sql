-- The consents from before, with the version of the privacy policy of that time.
insert into consents (account_id, document, version, language, given, created_at, detail)
  select account_id, 'visibility', '2026-11-27', 'en', true, coalesce(shown_at, updated_at), visibility
  from people where visibility <> 'hidden' order by account_id;
insert into consents (account_id, document, version, language, given, created_at)
  select account_id, 'saved_searches', '2026-11-27', 'en', true, min(saved_at)
  from saved_searches where not exists (
    select from mail_ways where mail_ways.account_id = saved_searches.account_id and topic = 'searches' and way = 'never'
  ) group by account_id order by account_id;
insert into consents (account_id, document, version, language, given, created_at, given_by)
  select account_id, 'guardian', coalesce(terms_version, '2026-11-27'), 'en', confirmed, answered_at, 'guardian'
  from guardians where confirmed is not null and answered_at is not null order by account_id;
insert into consents (account_id, document, version, language, given, created_at, given_by)
  select account_id, 'guardian_mentoring', '2026-11-27', 'en', true, agreed_at, 'guardian'
  from guardian_mentoring where withdrawn_at is null order by account_id;
insert into consents (account_id, document, version, language, given, created_at, given_by)
  select account_id, 'guardian_live', statement_version, 'en', true, agreed_at, 'guardian'
  from guardian_live_sessions where withdrawn_at is null order by account_id;
