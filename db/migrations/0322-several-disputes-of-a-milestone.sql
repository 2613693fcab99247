-- The indexes of 0321 hold what it held.
alter table agreement_disputes drop constraint agreement_disputes_agreement_id_milestone_key;
