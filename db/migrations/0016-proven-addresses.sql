-- outside a transaction
-- Fills what 0015 has added, a few rows at a time: nobody waits for more than those. Apart from 0015, which holds the table.
do $$
declare
  done text := '';
  upto text;
begin
  loop
    select max(id) into upto from (select id from accounts where id > done order by id limit 2000) as batch;
    exit when upto is null;
    update accounts set proven_email = email
    where id > done and id <= upto and email_verified_at is not null and proven_email is null;
    commit;
    done := upto;
  end loop;
end
$$
