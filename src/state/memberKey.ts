import { createSelector } from '@reduxjs/toolkit';
import { selectToken } from './authSlice';
import { readTokenClaims } from './tokenClaims';

/** What a member's own things are kept under on this device; null for guests. It outlasts a change of their name. */
export const selectMemberKey = createSelector([selectToken], (token) => {
  if (token === null) return null;
  const { subject, username } = readTokenClaims(token);
  return subject ?? username ?? 'member';
});
