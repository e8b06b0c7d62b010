import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { redirectParameter, safeRedirect, withRedirect } from '../../../navigation/loginPath';
import { useRoute } from '../../../navigation/useRoute';

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
  const { pathTo } = useRoute();
  const back = useReturnAddress();
  return (
    <Box sx={links}>
      <ActionLink to={withRedirect(pathTo('Register'), back)} variant="text" size="small">
        {t('pages.Register')}
      </ActionLink>
      <ActionLink to={withRedirect(pathTo('Login'), back)} variant="contained" size="small">
        {t('logIn')}
      </ActionLink>
    </Box>
  );
}

/** Narrow phones fit both links in small type; the narrowest fit one, and the login page links to registration. */
const links = {
  display: 'flex',
  gap: { xs: 0.5, sm: 1 },
  whiteSpace: 'nowrap',
  '& > :first-of-type': { color: 'inherit', '&:hover': { bgcolor: 'navbar.hover' } },
  '@media (max-width: 389.9px)': { '& > a': { px: '6px', minWidth: 0, fontSize: '0.75rem' } },
  '@media (max-width: 359.9px)': { '& > :first-of-type': { display: 'none' } },
} as const;
