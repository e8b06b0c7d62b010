import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, ScrollRestoration } from 'react-router-dom';
import { useAppSelector } from './store';

const name = 'Reference';

function GuestLinks() {
  const { t } = useTranslation(['navigation', 'metadata']);
  return (
    <>
      <NavLink to="/login">{t('logIn')}</NavLink>
      <NavLink to="/register">{t('metadata:Register')}</NavLink>
    </>
  );
}

function Header() {
  const { t } = useTranslation('navigation');
  const username = useAppSelector(({ session }) => session.username);
  return (
    <header className="header">
      <NavLink className="brand" to="/">
        {name}
      </NavLink>
      <nav aria-label={t('main')}>
        <NavLink to="/">{t('pages.Home')}</NavLink>
        {username ? <NavLink to="/profile">{username}</NavLink> : <GuestLinks />}
      </nav>
    </header>
  );
}

export function Component() {
  const { t } = useTranslation('navigation');
  return (
    <>
      <Header />
      <main>
        <Outlet />
      </main>
      <footer>{t('copyright', { year: 2026, name })}</footer>
      <ScrollRestoration />
    </>
  );
}
