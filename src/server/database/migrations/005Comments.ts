/** Comments as members write and find them. */
export const comments = `
-- One row for each comment that came with a key: the same key gives the same answer and never a second comment. It outlives
-- its comment, so that a post repeated after a deletion does not bring the comment back.
create table comment_posts (
  user_id int not null references users on delete cascade,
  key text not null,
  -- What was sent: another text under the same key is a mistake of the sender.
  request_hash text not null,
  -- Null only within the transaction that makes the comment.
  answer json,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index comment_posts_age on comment_posts (created_at);

drop index comments_of_user;
create index comments_of_user on comments (user_id, created_at desc, id desc);
`;
