-- Each entry of a ledger changes the row of its agreement and of a milestone, and seldom what an index holds: where there is room on
-- its page, the new row needs no place in any index.
alter table agreements set (fillfactor = 80);
alter table agreement_milestones set (fillfactor = 80);
