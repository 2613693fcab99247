-- The side whose account is not available any more, for a seat that was released: that side alone reads so.
alter table office_hour_seats add column ended_by text check (ended_by in ('mentor', 'mentee'));
