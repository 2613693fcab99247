/**
 * Makes the parts of earlier months, of tables that are divided by month: a schema that is made now begins with this month, and the
 * rows of a backup are of months before. Those of a year, and of the time that a backup is kept. Jobs drop the ones that are over.
 */
export const makeEarlierMonths = `do $$
declare
  divided text;
  month timestamp;
begin
  for divided, month in
    select relname, date_trunc('month', now() at time zone 'UTC') - make_interval(months => earlier)
    from pg_partitioned_table join pg_class on pg_class.oid = partrelid, generate_series(1, 15) as earlier
    where relnamespace = 'public'::regnamespace
  loop
    -- All ids below are of the part from before there were months.
    continue when first_event_id(month at time zone 'UTC') < 300000000000000;
    execute format('create table if not exists months.%I partition of %I for values from (%s) to (%s)',
      divided || '_' || to_char(month, 'YYYY_MM'), divided, first_event_id(month at time zone 'UTC'),
      first_event_id((month + interval '1 month') at time zone 'UTC'));
  end loop;
end $$`;
