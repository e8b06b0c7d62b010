import { mdiArrowRight } from '@mdi/js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/buttons/ActionLink';
import { Icon } from '../../components/Icon';
import { PageHeader } from '../../components/page/PageHeader';
import { useRoute } from '../../navigation/useRoute';

/** The welcome text. `children` are beside it if there is room, otherwise below. */
export function WelcomePanel({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={sides}>
        <PageHeader
          eyebrow={t('welcome.eyebrow')}
          title={t('welcome.title')}
          lead={t('welcome.description')}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
            <ActionLink to={pathTo('ArticleList')} variant="contained" size="large">
              {t('welcome.readArticles')}
              <Icon path={mdiArrowRight} />
            </ActionLink>
            <ActionLink to={pathTo('Rules')} variant="outlined" size="large">
              {t('welcome.readRules')}
            </ActionLink>
          </Box>
        </PageHeader>
        {children}
      </Box>
    </Box>
  );
}

const sides = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 8,
  rowGap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > header': { mb: 0 },
  '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) 25rem', py: 3 },
} as const;
