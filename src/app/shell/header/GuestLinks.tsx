import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { usePageName } from '../../../i18n/usePageName';
import { redirectParameter, safeRedirect, withRedirect } from '../../../navigation/loginPath';
import { useRoute } from '../../../navigation/useRoute';
import './header.css';

/**
 * The page to return to after login: the current one or, on login pages, their own redirect target. None on Home, the
 * default.
 */
function useReturnAddress(): string | undefined {
  const { pathTo } = useRoute();
  const { pathname, search, hash } = useLocation();
  if (pathname === pathTo('Home')) return undefined;
  const redirect = new URLSearchParams(search).get(redirectParameter);
  return safeRedirect(`${pathname}${search}${hash}`) ?? safeRedirect(redirect);
}

/** Register and login links that return to the current page. */
export function GuestLinks() {
  const { t } = useTranslation('navigation');
  const nameOf = usePageName();
  const { pathTo } = useRoute();
  const back = useReturnAddress();
  return (
    <div className="guest-links">
      <ActionLink to={withRedirect(pathTo('Register'), back)} variant="text" size="small">
        {nameOf('Register')}
      </ActionLink>
      <ActionLink to={withRedirect(pathTo('Login'), back)} variant="contained" size="small">
        {t('logIn')}
      </ActionLink>
    </div>
  );
}
