-- Games, their groups of charts, and what they belong to. Names are data, in the languages they exist in.
create table series (
  id int generated always as identity primary key,
  slug text not null unique,
  created_at timestamptz not null default now()
);
create table series_translations (
  series_id int not null references series on delete cascade,
  language text not null,
  name text not null,
  primary key (series_id, language)
);

create table platforms (
  id int generated always as identity primary key,
  slug text not null unique,
  maker text not null default '',
  created_at timestamptz not null default now()
);
create table platform_translations (
  platform_id int not null references platforms on delete cascade,
  language text not null,
  name text not null,
  primary key (platform_id, language)
);

create table games (
  id int generated always as identity primary key,
  slug text not null unique,
  status text not null default 'draft'
    check (status in ('draft', 'charting', 'picture', 'ready', 'active', 'closed')),
  series_id int references series,
  picture_id int references pictures,
  -- Whether its points count for players.
  ranked boolean not null default true,
  -- When it became active first.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  -- Maintained by the ranking's worker.
  chart_count int not null default 0,
  score_count int not null default 0,
  proved_count int not null default 0,
  player_count int not null default 0,
  last_score_at timestamptz
);
create index games_series on games (series_id);
create index games_picture on games (picture_id);
create index games_newest on games (published_at desc, id desc) where status in ('active', 'closed');
create index games_most_played on games (score_count desc, id) where status in ('active', 'closed');

create table game_translations (
  game_id int not null references games on delete cascade,
  language text not null,
  name text not null,
  -- Plain text; null where the rules are not written in this language.
  rules text,
  search_name text generated always as (fold_text(name)) stored,
  primary key (game_id, language)
);
create index game_translations_search on game_translations using gin (search_name gin_trgm_ops);

create table game_platforms (
  game_id int not null references games on delete cascade,
  platform_id int not null references platforms,
  primary key (game_id, platform_id)
);
create index game_platforms_platform on game_platforms (platform_id, game_id);

create table chart_groups (
  id int generated always as identity primary key,
  game_id int not null references games on delete cascade,
  slug text not null,
  position int not null,
  -- Downloadable content: left out of the points without it.
  dlc boolean not null default false,
  -- Whether its points and medals count for the game.
  ranked boolean not null default true,
  unique (game_id, slug)
);
create index chart_groups_order on chart_groups (game_id, position, id);
create table chart_group_translations (
  group_id int not null references chart_groups on delete cascade,
  language text not null,
  name text not null,
  primary key (group_id, language)
);

-- How values are entered, stored and shown; contract/schemas/valueFormats.ts describes the definition.
create table value_formats (
  id int generated always as identity primary key,
  code text not null unique,
  definition jsonb not null
);

create table charts (
  id int generated always as identity primary key,
  group_id int not null references chart_groups on delete cascade,
  game_id int not null references games on delete cascade,
  slug text not null,
  position int not null,
  proof text not null default 'any' check (proof in ('any', 'video')),
  status text not null default 'open' check (status in ('open', 'locked', 'retired')),
  -- The chart that took over the scores of this retired one.
  merged_into int references charts,
  -- Maintained by the ranking's worker; ranked scores, all scores, and proved ones.
  ranked_count int not null default 0,
  score_count int not null default 0,
  proved_count int not null default 0,
  unique (group_id, slug)
);
create index charts_order on charts (group_id, position, id);
create index charts_game on charts (game_id);
create index charts_merged_into on charts (merged_into);
create table chart_translations (
  chart_id int not null references charts on delete cascade,
  language text not null,
  name text not null,
  primary key (chart_id, language)
);
-- The value columns of a chart, compared in the order of their position from 1.
create table chart_values (
  chart_id int not null references charts on delete cascade,
  position int not null check (position between 1 and 8),
  format_id int not null references value_formats,
  better text not null check (better in ('lower', 'higher')),
  primary key (chart_id, position)
);
create index chart_values_format on chart_values (format_id);
-- What a value column is called; needed where a chart has several.
create table chart_value_translations (
  chart_id int not null,
  position int not null,
  language text not null,
  name text not null,
  primary key (chart_id, position, language),
  foreign key (chart_id, position) references chart_values on delete cascade
);
