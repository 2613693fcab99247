-- They may hold anything, and of a child who waits for a guardian's yes nothing more is kept than is needed to ask for it.
update accounts set prefs = '{}', updated_at = now() from standings
where standings.account_id = accounts.id and accounts.prefs <> '{}'
  and standings.birth_date is not null and standings.adult_at > now() and standings.guardian_agreed_at is null;
