-- "Message" is the word for what members write to each other. What comes by the contact form is an enquiry.
alter table contact_messages rename to enquiries;
alter table contact_answers rename to enquiry_answers;
alter table enquiry_answers rename column message_id to enquiry_id;
alter index contact_messages_newest rename to enquiries_newest;
alter index contact_messages_open rename to enquiries_open;
alter index contact_answers_message rename to enquiry_answers_enquiry;

-- By these a server of the version before goes on; PostgreSQL writes through them.
create view contact_messages as
  select id, full_name, email, subject, message, created_at, answered_at from enquiries;
create view contact_answers as
  select id, enquiry_id as message_id, answered_by, answer, created_at from enquiry_answers;
