-- Where mail to an address arrives, as far as that is known: Google delivers to one mailbox whatever dots its name has,
-- under either of its domains. contract/email.ts says the same.
create function delivered_as(email text) returns text language sql immutable strict parallel safe as $$
  select case
    when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com') then
      replace(split_part(local, '+', 1), '.', '') || substr(local, length(split_part(local, '+', 1)) + 1) || '@gmail.com'
    else email
  end
  from (select split_part(email, '@', 1) as local) as parts
$$;

-- One mailbox, one account. Of accounts that share one already, the first keeps the mark; the others stay as they are.
alter table accounts add column delivered text;
update accounts set delivered = delivered_as(email)
where id in (
  select distinct on (delivered_as(email)) id from accounts
  order by delivered_as(email), email_verified_at nulls last, created_at, id
);
create unique index accounts_delivered_key on accounts (delivered);

create function mark_delivered() returns trigger language plpgsql as $$
begin
  new.delivered := delivered_as(new.email);
  return new;
end
$$;
create trigger accounts_delivered before insert or update of email on accounts
  for each row execute function mark_delivered();
