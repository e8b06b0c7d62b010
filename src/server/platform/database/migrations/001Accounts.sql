-- Members, settings, and secrets shared by all nodes.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table users (
  id int generated always as identity primary key,
  username text not null,
  slug text not null unique,
  email text not null,
  password_hash text,
  roles text[] not null default '{}',
  language text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  disabled_at timestamptz
);
create unique index users_username_unique on users (lower(username));
create unique index users_email_unique on users (lower(email));

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table server_secrets (
  key text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
