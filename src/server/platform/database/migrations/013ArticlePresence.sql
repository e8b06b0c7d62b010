-- Open editors, and idempotency keys of new articles.

-- The idempotency key of the request that created the article.
alter table articles add column creation_key text;
create unique index articles_creation_key on articles (creation_key) where creation_key is not null;

create table article_presence (
  article_id int not null references articles on delete cascade,
  -- One per open editor: a member can have several.
  editor_key text not null,
  user_id int not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (article_id, editor_key)
);
create index article_presence_user on article_presence (user_id);
create index article_presence_expiry on article_presence (expires_at);
