-- The photo of a member, as we made it of what they sent. `id` is what shows it: random, and another one with each photo.
create table avatars (
  account_id text primary key references accounts (id) on delete cascade,
  id text not null unique,
  storage_key text not null,
  size int not null,
  created_at timestamptz not null default now()
);

-- Whichever way a photo goes (replaced, removed, with its account), its bytes are given up in the same transaction.
create function give_up_avatar_bytes() returns trigger language plpgsql as $$
begin
  insert into unclaimed_bytes (storage_key, remove_after) values (old.storage_key, now())
  on conflict (storage_key) do update set remove_after = excluded.remove_after;
  return null;
end
$$;
create trigger avatars_bytes after delete or update of storage_key on avatars
  for each row execute function give_up_avatar_bytes();
