/**
 * Usernames that can be mistaken for each other have the same look. These are all the confusable letters and digits of ASCII in
 * UTS #39; usernames have no others. Migration 041 has it in SQL.
 */
export const usernameLook = (username: string): string =>
  username.replaceAll('m', 'rn').replaceAll(/[I1]/g, 'l').replaceAll('0', 'O').toLowerCase();
