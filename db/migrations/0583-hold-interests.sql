-- Rows of these tables can be held.
select let_hold('interests');
select let_hold('introduction_promises');
