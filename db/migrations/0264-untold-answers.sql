-- An answer that is given and not told yet, nor for certain: whoever waits for it reads that they do.
alter table clocks add column is_untold boolean not null default false;
