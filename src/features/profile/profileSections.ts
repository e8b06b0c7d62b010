/** The panels of the profile, as its address names them. */
export const profileSections = ['info', 'avatar', 'password'] as const;
export type ProfileSection = (typeof profileSections)[number];
