-- What members choose about their page.

-- The scores that a member shows first. They end with the account; which of them are still shown is decided when they are read.
create table pinned_scores (
  user_id int not null references users on delete cascade,
  score_id int not null references scores on delete cascade,
  -- From 1 on.
  position smallint not null,
  primary key (user_id, score_id)
);
create index pinned_scores_score on pinned_scores (score_id);

-- The parts that others do not see.
alter table players add private_parts text[] not null default '{}';
