-- Statements that join standings with mentors name paused_until alone, those of servers that run at the moment as well.
alter table standings rename column paused_until to pause_ends_at;
