-- What proves to strangers that the chains of events are not rewritten: a signed root over all of them for each finished day.

-- How many events of the chart the last root covers.
alter table chart_heads add rooted_count int not null default 0;

-- The public part of each key that signs roots. The private part of the current one is in server_secrets.
create table signing_keys (
  id text primary key,
  -- DER of the SubjectPublicKeyInfo.
  public_key bytea not null,
  since timestamptz not null
);

-- One for each day in UTC, in a chain.
create table day_roots (
  day date primary key,
  root bytea not null,
  -- How many charts had events at the end of the day, and how many events they had.
  chart_count int not null,
  event_count bigint not null,
  -- That of the day before; zeros for the first day.
  previous_root bytea not null,
  closed_at timestamptz not null,
  key_id text not null references signing_keys,
  signature bytea not null
);

-- The ends of the chains that changed on a day. On the days until it changes again a chart has the same one.
create table day_heads (
  chart_id int not null references charts,
  day date not null references day_roots deferrable initially deferred,
  event_count int not null,
  hash bytea not null,
  primary key (chart_id, day)
);
create index day_heads_day on day_heads (day, chart_id);

-- The tree below the root of a day: sixteen hashes of one level side by side, where one of them changed on the day.
create table day_nodes (
  -- Of the hashes: 0 for those of charts. Only every fourth level is stored.
  level smallint not null,
  -- Of the first hash, divided by sixteen.
  position int not null,
  day date not null references day_roots deferrable initially deferred,
  hashes bytea not null,
  primary key (level, position, day)
);
create index day_nodes_day on day_nodes (day);

create function refuse_root_change() returns trigger language plpgsql as $$
begin
  raise exception 'Roots of days are only ever added to.';
end $$;
create trigger day_roots_append_only before update or delete on day_roots
  for each row execute function refuse_root_change();
create trigger day_roots_never_emptied before truncate on day_roots
  for each statement execute function refuse_root_change();
