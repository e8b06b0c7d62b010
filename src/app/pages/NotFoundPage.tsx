import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../components/buttons/ActionButton';
import { ActionLink } from '../../components/buttons/ActionLink';
import { Icon } from '../../components/Icon';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { useRoute } from '../../navigation/useRoute';
import { useGoBack } from './useGoBack';

/** Shown for every URL that matches no page. */
export function NotFoundPage() {
  const { t } = useTranslation(['errors', 'navigation', 'common', 'metadata']);
  const { pathTo } = useRoute();
  const goBack = useGoBack(pathTo('Home'));
  return (
    <>
      <PageMetadata title={t('metadata:NotFound')} page="NotFound" />
      <PageHeader
        eyebrow={t('navigation:notFound.code')}
        title={t('pageNotFound')}
        lead={t('navigation:notFound.hint')}
      >
        <Box sx={{ display: 'flex', gap: 2, mt: 4 }}>
          <ActionButton variant="contained" onClick={goBack}>
            <Icon path={mdiArrowLeft} />
            <span>{t('common:back')}</span>
          </ActionButton>
          <ActionLink to={pathTo('Home')} variant="outlined">
            {t('navigation:pages.Home')}
          </ActionLink>
        </Box>
      </PageHeader>
    </>
  );
}
