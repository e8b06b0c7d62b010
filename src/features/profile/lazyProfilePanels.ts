import { lazy } from 'react';

// The first panel, which most members use, is not lazy; the rest of the page is loaded afterwards.
export const AvatarPanel = lazy(async () => {
  const { AvatarPanel: Panel } = await import(
    /* webpackChunkName: "profile-parts" */ './AvatarPanel'
  );
  return { default: Panel };
});

export const PasswordPanel = lazy(async () => {
  const { PasswordPanel: Panel } = await import(
    /* webpackChunkName: "profile-parts" */ './PasswordPanel'
  );
  return { default: Panel };
});

export const PrivacyPanel = lazy(async () => {
  const { PrivacyPanel: Panel } = await import(
    /* webpackChunkName: "profile-parts" */ './PrivacyPanel'
  );
  return { default: Panel };
});

export const LeaveDialog = lazy(async () => {
  const { LeaveDialog: Dialog } = await import(
    /* webpackChunkName: "profile-parts" */ './LeaveDialog'
  );
  return { default: Dialog };
});

export const AccountSummary = lazy(async () => {
  const { AccountSummary: Summary } = await import(
    /* webpackChunkName: "profile-parts" */ './AccountSummary'
  );
  return { default: Summary };
});
