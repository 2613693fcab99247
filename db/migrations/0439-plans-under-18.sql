alter table mentorships add column is_young boolean not null default false;
comment on column mentorships.is_young is 'The mentee was under 18 when it was proposed.';

-- A plan that the guardian reads before it is proposed, and the plan to which a session under 18 belongs.
alter table young_requests
  add column plan jsonb,
  add column mentorship_id text references mentorships (id) on delete set null,
  drop constraint young_requests_kind_check,
  drop constraint young_requests_work_check,
  add constraint young_requests_kind_check check (kind in ('review', 'session', 'plan')),
  add constraint young_requests_work_check check (
    kind = 'review' and work in ('document', 'pitch') or kind in ('session', 'plan') and work = ''
  ),
  add constraint young_requests_plan_check check ((kind = 'plan') = (plan is not null));

alter table young_sealed_words add column mentorship_id text;

create function seal_young_mentorship() returns trigger language plpgsql as $$
begin
  insert into young_sealed_words (mentorship_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values ('topic', old.topic, new.topic), ('words', old.words, new.words)) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$$;
create trigger mentorships_seal after update of topic, words on mentorships
  for each row when (old.is_young) execute function seal_young_mentorship();

-- Goals, marks and outcomes. With the mentorship itself, whose time to be kept is over, they go unsealed.
create function seal_young_plan() returns trigger language plpgsql as $$
declare
  before text := to_jsonb(old) ->> tg_argv[0];
begin
  if before not in ('', '[]') and (tg_op = 'DELETE' or before is distinct from to_jsonb(new) ->> tg_argv[0]) then
    insert into young_sealed_words (mentorship_id, mentor_id, mentee_id, part, words)
    select one.id, one.mentor_id, one.mentee_id, tg_argv[0], before
    from mentorships as one where one.id = old.mentorship_id and one.is_young;
  end if;
  return null;
end
$$;
create trigger mentorship_plans_seal after update of goals or delete on mentorship_plans
  for each row execute function seal_young_plan('goals');
create trigger mentorship_marks_seal after update of marks or delete on mentorship_marks
  for each row execute function seal_young_plan('marks');
create trigger mentorship_outcomes_seal after update of text or delete on mentorship_outcomes
  for each row execute function seal_young_plan('text');
