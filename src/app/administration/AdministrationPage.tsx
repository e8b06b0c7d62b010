import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NoPermission, RequireRole } from '../../access/RequireRole';
import { PageMetadata } from '../../components/page/PageMetadata';
import { administrationRoles, hasAnyRole } from '../../contract/roles';
import { useRoute } from '../../navigation/useRoute';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { AdministrationNavigation } from './AdministrationNavigation';
import { administrationSections } from './administrationSections';

const offered = administrationSections.flatMap(({ Section, ...facts }) =>
  Section ? [{ ...facts, Section }] : [],
);

/** The administration frame: the navigation, and the section named by the URL. */
export function AdministrationPage() {
  const { t } = useTranslation(['metadata', 'administration']);
  const { pathTo } = useRoute();
  const owned = useAppSelector(selectUser)?.roles ?? [];
  const first = offered.find(({ roles }) => hasAnyRole(owned, roles))?.name ?? '';
  const start = <Navigate to={`${pathTo('Administration')}/${first}`} replace />;
  return (
    <RequireRole any={administrationRoles} fallback={<Refusal />}>
      <PageMetadata title={t('Administration')} page="Administration" />
      <AdministrationNavigation sections={offered} />
      <Suspense fallback={<SectionPlaceholder />}>
        <Routes>
          {offered.map(({ name, roles, Section }) => (
            <Route
              key={name}
              path={`${name}/*`}
              element={
                <RequireRole any={roles} fallback={<NoPermission />}>
                  <Section />
                </RequireRole>
              }
            />
          ))}
          <Route path="*" element={start} />
        </Routes>
      </Suspense>
    </RequireRole>
  );
}

function Refusal() {
  const { t } = useTranslation('metadata');
  return (
    <>
      <PageMetadata title={t('Administration')} page="Administration" />
      <NoPermission />
    </>
  );
}

function SectionPlaceholder() {
  return (
    <Stack aria-busy spacing={3} sx={{ minHeight: '60vh' }}>
      <Skeleton variant="text" width="30%" sx={{ fontSize: '2.5rem' }} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={420} />
    </Stack>
  );
}
