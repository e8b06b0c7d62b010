-- Idempotency keys of comments, and indexes for the members' comment lists.

-- One row per comment with an idempotency key. It outlives its comment, so that a retry after a deletion does not create the
-- comment again.
create table comment_posts (
  user_id int not null references users on delete cascade,
  key text not null,
  -- A fingerprint of the request, to reject another text with the same key.
  request_hash text not null,
  -- Null only within the transaction that creates the comment.
  answer json,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index comment_posts_age on comment_posts (created_at);

drop index comments_of_user;
create index comments_of_user on comments (user_id, created_at desc, id desc);
