import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../components/buttons/ActionLink';
import { PageHeader } from '../../components/page/PageHeader';
import { useRoute } from '../../navigation/useRoute';
import { FindGame } from './FindGame';
import './WelcomePanel.css';

interface WelcomePanelProps {
  member: boolean;
  /** Below the welcome text, what only members see. */
  own: ReactNode;
  children?: ReactNode;
}

/** The welcome text and the way to a game. `children` are beside it if there is room, otherwise below. */
export function WelcomePanel({ member, own, children }: WelcomePanelProps) {
  const { t } = useTranslation(['home', 'metadata']);
  const { pathTo } = useRoute();
  return (
    <div className="welcome">
      <div className="welcome-sides">
        <PageHeader
          eyebrow={t('welcome.eyebrow')}
          title={t('welcome.title')}
          lead={t('welcome.description')}
        >
          <FindGame />
          <div className="welcome-actions">
            <ActionLink to={pathTo('GameList')} variant="outlined">
              {t('metadata:GameList')}
            </ActionLink>
            {member ? (
              <ActionLink to={pathTo('MyScores')} variant="outlined">
                {t('metadata:MyScores')}
              </ActionLink>
            ) : (
              <ActionLink to={pathTo('Rules')} variant="outlined">
                {t('welcome.readRules')}
              </ActionLink>
            )}
          </div>
        </PageHeader>
        {children}
        {own}
      </div>
    </div>
  );
}
