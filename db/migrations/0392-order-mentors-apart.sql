-- Slots change far more often than texts: a new earliest slot orders a page again, and leaves its words as they are.
create function order_mentor() returns trigger language plpgsql as $$
begin
  new.ordinal := case
    when new.next_at is null then new.sequence
    else 9223372036854775807 - extract(epoch from new.next_at)::bigint * 2147483648
      + new.sequence % 2147483648 - 2147483648
  end;
  return new;
end
$$;
create trigger mentors_order_again before update of next_at on mentors
  for each row execute function order_mentor();

drop trigger mentors_describe on mentors;
create trigger mentors_describe before insert or update of state, said, country on mentors
  for each row execute function describe_mentor();
