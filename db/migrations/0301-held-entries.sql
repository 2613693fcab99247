-- To delete an agreement that has no entries, as a draft, its reference looks for them and would hold what it found, for which
-- a right to change one of their columns is needed. That none is ever changed or deleted is what their triggers see to.
grant update (agreement_id) on agreement_entries to current_user;
