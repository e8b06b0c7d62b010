import { mdiArrowRight } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/buttons/ActionLink';
import { Icon } from '../../components/Icon';
import { PageHeader } from '../../components/page/PageHeader';
import { useRoute } from '../../navigation/useRoute';
import './WelcomePanel.css';

/** The welcome text. `children` are beside it if there is room, otherwise below. */
export function WelcomePanel({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('home');
  const { pathTo } = useRoute();
  return (
    <div className="welcome">
      <div className="welcome-sides">
        <PageHeader
          eyebrow={t('welcome.eyebrow')}
          title={t('welcome.title')}
          lead={t('welcome.description')}
        >
          <div className="welcome-actions">
            <ActionLink to={pathTo('ArticleList')} variant="contained" size="large">
              {t('welcome.readArticles')}
              <Icon path={mdiArrowRight} />
            </ActionLink>
            <ActionLink to={pathTo('Rules')} variant="outlined" size="large">
              {t('welcome.readRules')}
            </ActionLink>
          </div>
        </PageHeader>
        {children}
      </div>
    </div>
  );
}
