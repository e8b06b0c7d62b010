const letters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const katakana = letters(0x30a1, 0x30f6) + letters(0x30fd, 0x30fe);
const hiragana = letters(0x3041, 0x3096) + letters(0x309d, 0x309e);
const toHiragana = (text: string) => `translate(${text}, '${katakana}', '${hiragana}')`;

/** Searches find katakana by hiragana and the other way round. Only stored texts with katakana are rewritten. */
export const foldedKana = `
create or replace function fold_text(value text) returns text
  language sql immutable parallel safe strict
  return ${toHiragana(`lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC)) collate "und-x-icu")`)};

-- The name is set so that the generated column is computed again.
update game_translations set name = name where search_name ~ '[${katakana}]';
update article_listings
set search_title = ${toHiragana('search_title')}, search_text = ${toHiragana('search_text')}
where search_text ~ '[${katakana}]';
`;
