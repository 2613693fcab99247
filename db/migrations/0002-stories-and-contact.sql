-- What people began, told for everybody. The body is plain text: paragraphs divided by empty lines, "## " before a heading.
create table stories (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  excerpt text not null,
  body text not null,
  author text not null,
  author_role text not null default '',
  category text not null check (category in ('success', 'startup', 'collaboration')),
  tags text[] not null default '{}',
  read_minutes int not null check (read_minutes > 0),
  likes int not null default 0,
  comments int not null default 0,
  -- 1, 2, 3 for those in the carousel, in its order.
  featured_place int unique,
  -- Invented content, and shown as such.
  sample boolean not null default false,
  published_at timestamptz not null,
  updated_at timestamptz not null default now()
);
create index stories_published on stories (published_at desc, id desc);

-- What visitors write through the contact form. The network address is in the counters only, never here.
create table contact_messages (
  id text primary key,
  full_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_created on contact_messages (created_at);
