/** Who has an article open, and creations that may be repeated. */
export const articlePresence = `
-- The same key makes one article, however often the request is sent.
alter table articles add column creation_key text;
create unique index articles_creation_key on articles (creation_key) where creation_key is not null;

create table article_presence (
  article_id int not null references articles on delete cascade,
  -- One for each open editor: a person may have several.
  editor_key text not null,
  user_id int not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (article_id, editor_key)
);
create index article_presence_user on article_presence (user_id);
create index article_presence_expiry on article_presence (expires_at);
`;
