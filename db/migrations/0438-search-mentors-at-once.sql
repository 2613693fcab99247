-- Each night and each booking write the slots of a mentor, and with them the searched words. New entries of the index waited in a
-- list of their own until the next vacuum, and each search read all of that list.
alter index mentors_search set (fastupdate = off);
