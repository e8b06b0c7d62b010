/** The panels of the profile, as named in the URL. */
export const profileSections = ['info', 'avatar', 'password', 'privacy'] as const;
export type ProfileSection = (typeof profileSections)[number];
