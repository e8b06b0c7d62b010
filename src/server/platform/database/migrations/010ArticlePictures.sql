-- Alternative texts belong to the article, not to the picture: the same picture can need another text elsewhere.
alter table article_translations add column cover_alt text;
alter table pictures drop column alt;
