import { mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/EmptyState';
import { useHasRole, type RoleDemand } from './useHasRole';

type RequireRoleProps = RoleDemand & {
  children: ReactNode;
  /** What stands there for everybody else; nothing when left out. */
  fallback?: ReactNode;
};

/** Shows its content to those who have the role. */
export function RequireRole({ children, fallback = null, ...demand }: RequireRoleProps) {
  return useHasRole(demand) ? children : fallback;
}

/** The fallback that says why there is nothing to see. */
export function NoPermission() {
  const { t } = useTranslation('session');
  return (
    <EmptyState
      icon={mdiLockOutline}
      title={t('noPermission.title')}
      text={t('noPermission.text')}
    />
  );
}
