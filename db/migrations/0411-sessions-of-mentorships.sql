-- outside a transaction
-- The sessions of a mentorship, which its page shows and its end cancels.
create index concurrently if not exists mentoring_sessions_mentorships on mentoring_sessions (mentorship_id) where mentorship_id is not null;
