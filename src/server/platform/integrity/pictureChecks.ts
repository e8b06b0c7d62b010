import { sql } from 'kysely';
import type { IntegrityCheck } from './integrityCheck';

/** Addresses in texts: /media/pictures/HASH-WIDTH.webp, see pictures/picturePath.ts. */
const inTexts = sql`
  select distinct t.article_id, found[1] as hash, found[2]::int as width
  from article_translations t,
    regexp_matches(t.content, '/media/pictures/([0-9a-f]{8,64})-([1-9][0-9]{0,4})[.]webp', 'g') found`;

export const pictureChecks: readonly IntegrityCheck[] = [
  {
    name: 'covers of articles',
    problems: sql`select 'article ' || a.id || ': picture ' || a.picture_id || ' has no file' as problem from articles a
      where a.picture_id is not null and not exists (select from picture_files f where f.picture_id = a.picture_id)`,
  },
  {
    name: 'covers of games',
    problems: sql`select 'game ' || g.id || ': picture ' || g.picture_id || ' has no file' as problem from games g
      where g.picture_id is not null and not exists (select from picture_files f where f.picture_id = g.picture_id)`,
  },
  {
    name: 'pictures of proofs',
    problems: sql`select 'picture of a proof ' || i.id || ': picture ' || i.picture_id || ' has no file' as problem
      from proof_pictures i
      where i.picture_id is not null and not exists (select from picture_files f where f.picture_id = i.picture_id)`,
  },
  {
    name: 'pictures in texts',
    problems: sql`select 'article ' || i.article_id || ': ' || i.hash || '-' || i.width || '.webp' as problem
      from (${inTexts}) i
      where not exists (select from picture_files f where (f.hash, f.width) = (i.hash, i.width))`,
  },
  {
    name: 'bytes of pictures',
    problems: sql`select picture_id || ': ' || hash as problem from picture_files where encode(sha256(bytes), 'hex') <> sha256`,
  },
  {
    name: 'bytes of avatars',
    problems: sql`select user_id || ': ' || hash as problem from avatars where left(encode(sha256(bytes), 'hex'), length(hash)) <> hash`,
  },
];
