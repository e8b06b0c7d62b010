import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/ActionLink';
import { useRoute } from '../../navigation/useRoute';
import { selectIsAuthenticated } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { hasPage } from '../routeTable';
import { UserMenu } from './UserMenu';

/** The header's end: the way in for guests, the menu for members. */
export function AccountSlot() {
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  const authenticated = useAppSelector(selectIsAuthenticated);
  if (authenticated) return <UserMenu />;
  if (!hasPage('Login')) return null;
  return (
    <ActionLink to={pathTo('Login')} variant="contained" size="small">
      {t('logIn')}
    </ActionLink>
  );
}
