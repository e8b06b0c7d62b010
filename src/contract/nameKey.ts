/** Names that look the same have the same key: case, composition, spaces and invisible characters do not count. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim()
    .toLowerCase();
