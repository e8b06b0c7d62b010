import { guardedPage } from './guardedPage';
import { lazyPage } from './lazyPage';
import type { RouteEntry } from './routeEntry';

/** Account pages: login and registration for guests, the profile for members, the settings for everyone. */
export const accountRoutes: readonly RouteEntry[] = [
  {
    name: 'Login',
    texts: 'auth',
    ...guardedPage('guest', async () => {
      const { LoginPage } = await import(
        /* webpackChunkName: "page-Login" */ '../features/session/LoginPage'
      );
      return LoginPage;
    }),
  },
  {
    name: 'Register',
    texts: 'auth',
    ...guardedPage('guest', async () => {
      const { RegisterPage } = await import(
        /* webpackChunkName: "page-Register" */ '../features/session/RegisterPage'
      );
      return RegisterPage;
    }),
  },
  {
    name: 'ForgotPassword',
    texts: 'auth',
    ...guardedPage('guest', async () => {
      const { ForgotPasswordPage } = await import(
        /* webpackChunkName: "page-ForgotPassword" */ '../features/session/ForgotPasswordPage'
      );
      return ForgotPasswordPage;
    }),
  },
  {
    name: 'ResetPassword',
    texts: 'auth',
    ...guardedPage('guest', async () => {
      const { ResetPasswordPage } = await import(
        /* webpackChunkName: "page-ResetPassword" */ '../features/session/ResetPasswordPage'
      );
      return ResetPasswordPage;
    }),
  },
  {
    name: 'EmailChange',
    texts: 'auth',
    page: lazyPage(async () => {
      const { EmailChangePage } = await import(
        /* webpackChunkName: "page-EmailChange" */ '../features/session/EmailChangePage'
      );
      return EmailChangePage;
    }),
  },
  {
    name: 'Profile',
    texts: ['profile', 'accountMenu'],
    ...guardedPage('member', async () => {
      const { ProfilePage } = await import(
        /* webpackChunkName: "page-Profile" */ '../features/profile/ProfilePage'
      );
      return ProfilePage;
    }),
  },
  {
    name: 'Administration',
    texts: ['administration', 'articlePages', 'pagination'],
    ...guardedPage('member', async () => {
      const { SiteAdministrationPage } = await import(
        /* webpackChunkName: "page-Administration" */ './pages/SiteAdministrationPage'
      );
      return SiteAdministrationPage;
    }),
  },
  {
    name: 'Settings',
    texts: ['settings', 'themes'],
    page: lazyPage(async () => {
      const { SiteSettingsPage } = await import(
        /* webpackChunkName: "page-Settings" */ './pages/SiteSettingsPage'
      );
      return SiteSettingsPage;
    }),
  },
];
