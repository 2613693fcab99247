-- Between them: when both sides agreed, and when the side that opened a dispute withdrew it. Either is over, with `final_at`.
alter table agreement_disputes add column agreed_at timestamptz;
alter table agreement_disputes add column withdrawn_at timestamptz;

-- Both sides see the time for evidence on their Today, and nobody is reminded of it.
update clocks set owed_by = agreements.contributor_id, project_id = agreements.project_id, next_notice_at = null
from agreements
where clocks.kind = 'dispute_evidence' and clocks.ended_at is null
  and agreements.id = split_part(clocks.subject_id, '.', 1);
