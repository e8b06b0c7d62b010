/** The name that a member gets instead of one that a moderator hid; a number follows if somebody has it. */
export const neutralUsername = (userId: number): string => `member_${userId}`;

export const isNeutralUsername = (userId: number, username: string): boolean =>
  new RegExp(`^${neutralUsername(userId)}(_\\d{4})?$`).test(username);
