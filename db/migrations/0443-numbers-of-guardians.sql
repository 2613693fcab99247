-- outside a transaction
create index concurrently if not exists mentoring_sessions_guardian_phones on mentoring_sessions (starts_at) where guardian_phone <> '';
