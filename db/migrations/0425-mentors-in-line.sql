-- With the bits of its slots a row is longer than 2 kB, so `search` was stored apart, and each row that a search looked at was
-- read twice. A row that is written from now on keeps it; the others follow when their slots change next.
alter table mentors set (toast_tuple_target = 8160);
