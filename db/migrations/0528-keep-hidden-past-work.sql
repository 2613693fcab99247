-- Past work that a decision has hidden, for the day on which its appeal is won. The text in the case has lost its parts.
alter table people add column hidden_work jsonb;
