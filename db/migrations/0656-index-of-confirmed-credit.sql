-- outside a transaction
create index concurrently if not exists opportunities_confirmed on opportunities ((credit_confirmed ->> 'organisation'), id)
  where credit_confirmed is not null;
