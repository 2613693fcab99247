-- outside a transaction
create unique index concurrently if not exists young_requests_sessions on young_requests (session_id);
