import { createSelector } from '@reduxjs/toolkit';
import { selectToken, selectUser } from './authSlice';
import { readTokenClaims } from './tokenClaims';

/** Key of a member's local data on this device; null for guests. It survives a change of the username. */
export const selectMemberKey = createSelector([selectToken], (token) => {
  if (token === null) return null;
  const { subject, username } = readTokenClaims(token);
  return subject ?? username ?? 'member';
});

/** The member’s username, which the token has before the account is loaded; undefined for guests. */
export const selectMemberName = createSelector([selectToken, selectUser], (token, user) =>
  user || token === null ? user?.username : (readTokenClaims(token).username ?? undefined),
);
