import type { RouteName } from '../contract/pages';
import type { PageCode } from './routeEntry';

/** Account pages: login and registration for guests, the profile for members, the settings for everyone. */
export const accountPages = {
  Login: {
    texts: 'auth',
    fetch: async () => {
      const { LoginPage } = await import(
        /* webpackChunkName: "page-Login" */ '../features/session/LoginPage'
      );
      return LoginPage;
    },
  },
  Register: {
    texts: 'auth',
    fetch: async () => {
      const { RegisterPage } = await import(
        /* webpackChunkName: "page-Register" */ '../features/session/RegisterPage'
      );
      return RegisterPage;
    },
  },
  ForgotPassword: {
    texts: 'auth',
    fetch: async () => {
      const { ForgotPasswordPage } = await import(
        /* webpackChunkName: "page-ForgotPassword" */ '../features/session/ForgotPasswordPage'
      );
      return ForgotPasswordPage;
    },
  },
  ResetPassword: {
    texts: 'auth',
    fetch: async () => {
      const { ResetPasswordPage } = await import(
        /* webpackChunkName: "page-ResetPassword" */ '../features/session/ResetPasswordPage'
      );
      return ResetPasswordPage;
    },
  },
  EmailChange: {
    texts: 'auth',
    fetch: async () => {
      const { EmailChangePage } = await import(
        /* webpackChunkName: "page-EmailChange" */ '../features/session/EmailChangePage'
      );
      return EmailChangePage;
    },
  },
  Profile: {
    texts: ['profile', 'accountMenu'],
    fetch: async () => {
      const { ProfilePage } = await import(
        /* webpackChunkName: "page-Profile" */ '../features/profile/ProfilePage'
      );
      return ProfilePage;
    },
  },
  Notices: {
    texts: 'reports',
    fetch: async () => {
      const { NoticesPage } = await import(
        /* webpackChunkName: "page-Notices" */ '../features/notices/NoticesPage'
      );
      return NoticesPage;
    },
  },
  Administration: {
    texts: ['administration', 'articlePages', 'pagination'],
    fetch: async () => {
      const { SiteAdministrationPage } = await import(
        /* webpackChunkName: "page-Administration" */ './pages/SiteAdministrationPage'
      );
      return SiteAdministrationPage;
    },
  },
  Moderation: {
    texts: ['moderation', 'reportCases', 'reports', 'boards', 'decisions', 'video'],
    fetch: async () => {
      const { ModerationPage } = await import(
        /* webpackChunkName: "page-Moderation" */ '../features/moderation/ModerationPage'
      );
      return ModerationPage;
    },
  },
  Settings: {
    texts: ['settings', 'themes'],
    fetch: async () => {
      const { SiteSettingsPage } = await import(
        /* webpackChunkName: "page-Settings" */ './pages/SiteSettingsPage'
      );
      return SiteSettingsPage;
    },
  },
} satisfies Partial<Record<RouteName, PageCode>>;
