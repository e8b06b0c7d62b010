-- Client builds that nodes serve, so that every node can serve the assets of every other node's build.
create table client_builds (
  id text primary key,
  -- ISO 8601 in UTC: a later build compares greater.
  built_at text collate "C" not null,
  -- Template, chunks and sources, to render documents from.
  document jsonb not null,
  worker text not null,
  -- When a node last reported that it serves this build.
  seen_at timestamptz not null
);
-- Names contain a hash of the content, so builds share unchanged files.
create table client_assets (
  name text primary key,
  -- 'br', or null if not compressed.
  encoding text,
  content bytea not null
);
create table client_build_assets (
  build_id text not null references client_builds on delete cascade,
  asset_name text not null references client_assets,
  primary key (build_id, asset_name)
);
create index client_build_assets_name on client_build_assets (asset_name);
