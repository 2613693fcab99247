alter table mentoring_sessions add column is_young boolean not null default false;
comment on column mentoring_sessions.is_young is 'The mentee was under 18 when it was asked for.';

-- Messages of a written session with a mentee under 18, on its page. The guardian reads them; adults have a conversation.
create table mentoring_messages (
  id text primary key,
  session_id text not null references mentoring_sessions (id) on delete cascade,
  side text not null check (side in ('mentor', 'mentee')),
  text text not null,
  written_at timestamptz not null default clock_timestamp()
);
create index mentoring_messages_sessions on mentoring_messages (session_id, written_at);

-- What a request under 18 asks for. A session has no work.
alter table young_requests
  add column kind text not null default 'review' check (kind in ('review', 'session')),
  add column session_id text references mentoring_sessions (id) on delete set null,
  drop constraint young_requests_work_check,
  add constraint young_requests_work_check check (
    kind = 'review' and work in ('document', 'pitch') or kind = 'session' and work = ''
  );

alter table young_sealed_words alter column review_id drop not null, add column session_id text;

create function seal_young_session() returns trigger language plpgsql as $$
begin
  insert into young_sealed_words (session_id, mentor_id, mentee_id, part, words)
  select old.id, old.mentor_id, old.mentee_id, part, before
  from (values
    ('topic', old.topic, new.topic),
    ('question', old.question, new.question),
    ('words', old.words, new.words),
    ('links', array_to_string(old.links, ' '), array_to_string(new.links, ' '))
  ) as changed (part, before, after)
  where before <> '' and before is distinct from after;
  return null;
end
$$;
create trigger mentoring_sessions_seal
  after update of topic, question, words, links on mentoring_sessions
  for each row when (old.is_young) execute function seal_young_session();

-- Words on the page of a session. With the session itself, whose time to be kept is over, they go unsealed.
create function seal_young_text() returns trigger language plpgsql as $$
begin
  if old.text <> '' and (tg_op = 'DELETE' or old.text is distinct from new.text) then
    insert into young_sealed_words (session_id, mentor_id, mentee_id, part, words)
    select one.id, one.mentor_id, one.mentee_id, tg_argv[0], old.text
    from mentoring_sessions as one where one.id = old.session_id and one.is_young;
  end if;
  return null;
end
$$;
create trigger mentoring_messages_seal after update of text or delete on mentoring_messages
  for each row execute function seal_young_text('message');
create trigger mentoring_notes_seal after update of text or delete on mentoring_notes
  for each row when (not old.is_private) execute function seal_young_text('note');
create trigger mentoring_steps_seal after update of text or delete on mentoring_steps
  for each row execute function seal_young_text('next_step');
