import { mdiPlay, mdiTrophyOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetModeratedGamesQuery } from '../../../api/moderationApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { Icon } from '../../../components/Icon';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { ProofViews } from '../ProofViews';
import { useModerationPaths } from '../useModerationPaths';
import { QueueList } from './QueueList';
import '../moderation.css';

/** The games with waiting proofs. */
export function QueuesPage() {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const { count } = useFormats();
  const { queue } = useModerationPaths();
  const query = useGetModeratedGamesQuery({ language }, { refetchOnMountOrArgChange: true });
  const games = query.data?.items ?? [];
  const waiting = games.reduce((sum, game) => sum + game.waiting, 0);
  return (
    <>
      <PageMetadata title={`${t('sections.proofs')} – ${t('label')}`} page="Moderation" />
      <PageHeader
        title={t('queues.title')}
        lead={
          waiting === 0
            ? t('queues.lead')
            : t('queues.waiting', { count: waiting, formatted: count(waiting) })
        }
        action={
          query.data && waiting === 0 ? null : (
            <ActionLink to={queue()} variant="contained">
              <Icon path={mdiPlay} />
              <span>{t('queues.start')}</span>
            </ActionLink>
          )
        }
      />
      <ProofViews current="queues" />
      <DecisionNotices />
      <div className="moderation-content">
        <ReadResult
          data={query.data}
          failure={query.isError ? asApiError(query.error) : undefined}
          failed={t('queues.failed')}
          onRetry={() => void query.refetch()}
          skeleton={<Placeholder shape="area" className="moderation-placeholder" />}
        >
          {(page) =>
            page.items.length === 0 ? (
              <EmptyState
                icon={mdiTrophyOutline}
                title={t('queues.empty.title')}
                text={t('queues.empty.text')}
              />
            ) : (
              <QueueList games={page.items} />
            )
          }
        </ReadResult>
      </div>
    </>
  );
}
