-- What a game was after each change of it by an editor.

-- The key that the game was created with: a repeated request finds it.
alter table games add column creation_key text unique;

create table game_versions (
  game_id int not null references games on delete cascade,
  version int not null,
  content jsonb not null,
  -- A picture that a version can be restored with is not deleted.
  picture_id int generated always as ((content ->> 'pictureId')::int) stored,
  group_count int not null,
  chart_count int not null,
  status text not null,
  saved_at timestamptz not null,
  saved_by int references users on delete set null,
  -- The version whose content was saved again.
  restored_from int,
  primary key (game_id, version)
);
create index game_versions_picture on game_versions (picture_id);
create index game_versions_saved_by on game_versions (saved_by);
