/** What a cover shows is said with the text it stands above: the same picture may mean something else elsewhere. */
export const articlePictures = `
alter table article_translations add column cover_alt text;
alter table pictures drop column alt;
`;
