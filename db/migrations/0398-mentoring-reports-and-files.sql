-- Words that an administrator has taken away; an appeal gives them back.
alter table mentoring_notes add column taken_at timestamptz;
alter table mentoring_thanks add column taken_at timestamptz;
