-- Causes that are stated and not contested, and conversions that nobody has confirmed, have clocks from now on. The chore that
-- looks at what time brings begins those that are missing.
update agreements set next_due_at = now()
where stage in ('active', 'ending', 'ended', 'completed') and (
  cause = 'claimed' or exists (
    select from agreement_entries as stated
    where stated.agreement_id = agreements.id and stated.fact ->> 'kind' = 'conversion_stated' and not exists (
      select from agreement_entries as after
      where after.agreement_id = stated.agreement_id
        and (
          (after.fact ->> 'kind' = 'conversion_confirmed' and (after.fact ->> 'conversion')::int = stated.sequence)
          or (after.fact ->> 'kind' = 'reversed' and (after.fact ->> 'entry')::int = stated.sequence)
        )
    )
  )
);
