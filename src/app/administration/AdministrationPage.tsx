import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NoPermission, RequireRole } from '../../access/RequireRole';
import { PageMetadata } from '../../components/page/PageMetadata';
import { administrationRoles } from '../../contract/roles';
import { useRoute } from '../../navigation/useRoute';
import { AdministrationNavigation } from './AdministrationNavigation';
import { administrationSections, firstSection } from './administrationSections';

/** The administration frame: the navigation, and the section named by the URL. */
export function AdministrationPage() {
  const { t } = useTranslation(['metadata', 'administration']);
  const { pathTo } = useRoute();
  return (
    <RequireRole any={administrationRoles} fallback={<Refusal />}>
      <PageMetadata title={t('Administration')} page="Administration" />
      <AdministrationNavigation />
      <Suspense fallback={<SectionPlaceholder />}>
        <Routes>
          {administrationSections.map(({ name, roles, Section }) => (
            <Route
              key={name}
              path={name === firstSection ? '' : `${name}/*`}
              element={
                <RequireRole any={roles} fallback={<NoPermission />}>
                  <Section />
                </RequireRole>
              }
            />
          ))}
          <Route path="*" element={<Navigate to={pathTo('Administration')} replace />} />
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
