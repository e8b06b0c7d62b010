import { mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../components/feedback/EmptyState';
import { PageFallback } from '../components/feedback/PageFallback';
import { selectIsAuthenticated, selectUser } from '../state/authSlice';
import { useAppSelector } from '../store/hooks';
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

/** A fallback that explains that the member lacks permission, as soon as the roles are known. */
export function NoPermission() {
  const { t } = useTranslation('session');
  const unknown = useAppSelector((state) => selectIsAuthenticated(state) && !selectUser(state));
  if (unknown) return <PageFallback />;
  return (
    <EmptyState
      icon={mdiLockOutline}
      title={t('noPermission.title')}
      text={t('noPermission.text')}
    />
  );
}
