import { mdiLockOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../api/errors/apiError';
import { useGetMeQuery } from '../api/usersApi';
import { EmptyState } from '../components/feedback/EmptyState';
import { ErrorAlert } from '../components/feedback/ErrorAlert';
import { PageFallback } from '../components/feedback/PageFallback';
import { useReadFailureText } from '../components/feedback/useFailureText';
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
  if (unknown) return <UnknownRoles />;
  return (
    <EmptyState
      icon={mdiLockOutline}
      title={t('noPermission.title')}
      text={t('noPermission.text')}
    />
  );
}

function UnknownRoles() {
  const { error, isError, refetch } = useGetMeQuery();
  return isError ? <UnreadRoles error={error} onRetry={() => void refetch()} /> : <PageFallback />;
}

function UnreadRoles({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('profile');
  const failureText = useReadFailureText();
  const failure = asApiError(error);
  const message = failure ? failureText(failure, t('loadFailed')) : t('loadFailed');
  return <ErrorAlert message={message} onRetry={onRetry} />;
}
