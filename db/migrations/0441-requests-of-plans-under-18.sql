-- outside a transaction
-- The requests of a plan: the one for it, and those of its sessions.
create index concurrently if not exists young_requests_mentorships on young_requests (mentorship_id);
