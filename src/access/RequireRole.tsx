import { mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/feedback/EmptyState';
import { useHasRole, type RoleDemand } from './useHasRole';

type RequireRoleProps = RoleDemand & {
  children: ReactNode;
  /** Shown to everyone else; nothing by default. */
  fallback?: ReactNode;
};

/** Renders its children only for members with the required roles. */
export function RequireRole({ children, fallback = null, ...demand }: RequireRoleProps) {
  return useHasRole(demand) ? children : fallback;
}

/** A fallback that explains that the member lacks permission. */
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
