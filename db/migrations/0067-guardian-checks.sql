-- Which service has made sure of the guardian, where whoever runs the site asks for one.
alter table guardians add column checked_with text;
