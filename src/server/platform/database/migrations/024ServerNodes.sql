-- The nodes that serve the site, and their requests by minute.
create table server_nodes (
  -- Of one run of the process.
  id uuid primary key,
  -- Host and process.
  name text not null,
  build text not null,
  built_at text not null,
  -- The version of Node.
  runtime text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- Null for a node that runs, and for one that ended without being stopped.
  stopped_at timestamptz
);
create index server_nodes_seen on server_nodes (seen_at);
create table request_minutes (
  minute timestamptz not null,
  node_id uuid not null references server_nodes on delete cascade,
  requests int not null,
  -- Responses with a status of 500 or above.
  failures int not null,
  -- How many requests took how long; contract/requestDurations.ts has the bounds.
  durations int[] not null,
  primary key (minute, node_id)
);
create index request_minutes_node on request_minutes (node_id);
