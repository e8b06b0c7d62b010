import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NoPermission, RequireRole } from '../../access/RequireRole';
import { PageMetadata } from '../../components/page/PageMetadata';
import { roles } from '../../contract/roles';
import { useRoute } from '../../navigation/useRoute';
import { AdministrationNavigation } from './AdministrationNavigation';
import { administrationSections } from './administrationSections';

const offered = administrationSections.flatMap(({ Section, ...facts }) =>
  Section ? [{ ...facts, Section }] : [],
);

/** The administration frame: the navigation, and the section named by the URL. */
export function AdministrationPage() {
  const { t } = useTranslation(['metadata', 'administration']);
  const { pathTo } = useRoute();
  const first = offered.find(({ role }) => role === roles.admin)?.name ?? '';
  const start = <Navigate to={`${pathTo('Administration')}/${first}`} replace />;
  return (
    <RequireRole one={roles.admin} fallback={<Refusal />}>
      <PageMetadata title={t('Administration')} page="Administration" />
      <AdministrationNavigation sections={offered} />
      <Suspense fallback={<SectionPlaceholder />}>
        <Routes>
          {offered.map(({ name, role, Section }) => (
            <Route
              key={name}
              path={`${name}/*`}
              element={
                <RequireRole one={role} fallback={<NoPermission />}>
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
