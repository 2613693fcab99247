-- The time is over, and the step is still waited for: by whose wait it is (goesOnLate in core/clocks/waits.ts).
alter table clocks add column is_late boolean not null default false;
