-- When somebody who holds the link of an invitation said that they will join, before they had an account at its address.
alter table project_invitations add column agreed_at timestamptz;
