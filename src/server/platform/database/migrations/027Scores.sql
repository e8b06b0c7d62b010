-- Scores, what happened to them, and the rankings that are derived from them.

-- A player stays in the boards when the account is deleted.
create table players (
  id int generated always as identity primary key,
  user_id int unique references users on delete set null,
  -- ISO 3166-1 alpha-2.
  country text check (country ~ '^[A-Z]{2}$'),
  -- False for a player whose scores do not rank.
  ranked boolean not null default true,
  -- When the first score was posted.
  created_at timestamptz not null default now()
);
create index players_country on players (country);

create table scores (
  id int generated always as identity primary key,
  chart_id int not null references charts,
  player_id int not null references players,
  -- One for each value column of the chart, in the smallest unit of its format.
  amounts bigint[] not null,
  -- Compares as bytes like the amounts on the chart: the better score first.
  sort_key bytea not null,
  platform_id int references platforms,
  achieved_on date,
  posted_at timestamptz not null,
  -- When the amounts were posted: the order within a tie.
  changed_at timestamptz not null,
  state text not null default 'none' check (state in
    ('none', 'asked', 'due', 'proof_waiting', 'proof_waiting_due', 'proved', 'unproved', 'withdrawn')),
  -- An unproved score whose proof waits does not rank yet.
  was_unproved boolean not null default false,
  ranked boolean not null default true
    check (not ranked or (state not in ('unproved', 'withdrawn') and not was_unproved)),
  -- The end of the time in which a proof must be sent.
  due_at timestamptz,
  revision int not null default 1,
  unique (chart_id, player_id)
);
create index scores_board on scores (chart_id, sort_key, changed_at, id) include (player_id) where ranked;
create index scores_platform_board on scores (chart_id, platform_id, sort_key, changed_at, id)
  include (player_id) where ranked;
create index scores_player on scores (player_id, changed_at desc, id desc);
create index scores_latest on scores (changed_at desc, id desc);
create index scores_due on scores (due_at) where due_at is not null;
create index scores_platform on scores (platform_id);

-- What happened to the scores of a chart, in a chain of hashes. Holds ids only: names are never part of it.
create table score_events (
  id bigint generated always as identity primary key,
  chart_id int not null,
  -- From 1 within the chart.
  sequence int not null,
  score_id int not null,
  player_id int not null,
  revision int not null,
  kind text not null,
  before jsonb,
  after jsonb,
  -- The user who did it; null for the site itself.
  actor_id int,
  at timestamptz not null,
  -- Of the row of a posted batch: the same key is answered with the same event.
  client_key uuid,
  previous_hash bytea not null,
  hash bytea not null,
  unique (chart_id, sequence)
);
create index score_events_score on score_events (score_id, id desc);
create index score_events_player on score_events (player_id, id desc);
create unique index score_events_key on score_events (player_id, client_key) where client_key is not null;
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'Score events are only ever added to.';
end $$;
create trigger score_events_append_only before update or delete on score_events
  for each row execute function refuse_event_change();
create trigger score_events_never_emptied before truncate on score_events
  for each statement execute function refuse_event_change();

-- The end of each chart's chain.
create table chart_heads (
  chart_id int primary key references charts,
  event_count int not null,
  hash bytea not null
);

-- The places with points of a chart: one row for each distinct score. Players find theirs by chart and sort key.
create table chart_places (
  chart_id int not null references charts on delete cascade,
  -- 0 for all platforms together.
  platform_id int not null default 0,
  sort_key bytea not null,
  rank int not null,
  -- How many scores share the place.
  tied int not null,
  points bigint not null,
  -- 0 for a first place alone among several scores, 1 to 5 for these ranks; null without a medal.
  medal smallint check (medal between 0 and 5),
  -- The version of the formulas it was computed with.
  rule_version text not null,
  primary key (chart_id, platform_id, sort_key)
);

-- Counts of ranked scores between one sort key and the next, for the ranks of large charts.
create table chart_buckets (
  chart_id int not null references charts on delete cascade,
  low bytea not null,
  total int not null,
  primary key (chart_id, low)
);

create table game_standings (
  game_id int not null references games on delete cascade,
  player_id int not null references players,
  chart_points bigint not null default 0,
  -- Without downloadable content.
  base_points bigint not null default 0,
  -- The number of places by medal.
  place0 int not null default 0,
  place1 int not null default 0,
  place2 int not null default 0,
  place3 int not null default 0,
  place4 int not null default 0,
  place5 int not null default 0,
  score_count int not null default 0,
  proved_count int not null default 0,
  last_score_at timestamptz,
  -- Set when the game is ranked.
  game_points bigint not null default 0,
  rank int,
  medal_rank int,
  primary key (game_id, player_id)
);
create index game_standings_points on game_standings (game_id, chart_points desc, player_id);
create index game_standings_medals on game_standings
  (game_id, place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id);
create index game_standings_player on game_standings (player_id, chart_points desc);

create table player_totals (
  player_id int primary key references players,
  chart_points bigint not null default 0,
  game_points bigint not null default 0,
  place0 int not null default 0,
  place1 int not null default 0,
  place2 int not null default 0,
  place3 int not null default 0,
  place4 int not null default 0,
  place5 int not null default 0,
  -- Places on the boards of games: 0 for a first place alone.
  cup0 int not null default 0,
  cup1 int not null default 0,
  cup2 int not null default 0,
  cup3 int not null default 0,
  score_count int not null default 0,
  proved_count int not null default 0,
  -- Scores that are unproved.
  disabled_count int not null default 0
);
create index player_totals_points on player_totals (chart_points desc, player_id);
create index player_totals_game_points on player_totals (game_points desc, player_id);
create index player_totals_medals on player_totals
  (place0 desc, place1 desc, place2 desc, place3 desc, place4 desc, place5 desc, player_id);
create index player_totals_cups on player_totals (cup0 desc, cup1 desc, cup2 desc, cup3 desc, player_id);
create index player_totals_proved on player_totals (proved_count desc, player_id);

-- What a player had at the end of a day on which it changed.
create table player_days (
  player_id int not null references players,
  day date not null,
  chart_points bigint not null,
  game_points bigint not null,
  place0 int not null,
  place1 int not null,
  place2 int not null,
  place3 int not null,
  score_count int not null,
  proved_count int not null,
  -- How many values the player posted on the day.
  posts int not null,
  primary key (player_id, day)
);

-- What must be computed again: dirty while done < wanted. Writers add one to wanted; the worker sets done to the number it began with.
create table ranking_work (
  scope text not null check (scope in ('chart', 'game')),
  subject_id int not null,
  wanted bigint not null default 1,
  done bigint not null default 0,
  not_before timestamptz not null default now(),
  leased_until timestamptz,
  primary key (scope, subject_id)
);
create index ranking_work_dirty on ranking_work (not_before) where done < wanted;
