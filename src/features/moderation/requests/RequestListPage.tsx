import { mdiCheckAll, mdiPlay, mdiTrayRemove } from '@mdi/js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetModeratedRequestsInfiniteQuery } from '../../../api/moderatedRequestsApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { Icon } from '../../../components/Icon';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import {
  moderatedRequestView,
  type ModeratedRequestView,
} from '../../../contract/views/moderatedRequestView';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { ModerationList } from '../ModerationList';
import { useModerationPaths } from '../useModerationPaths';
import { RequestLines } from './RequestLines';
import { RequestViews } from './RequestViews';
import { useUndecided } from './useUndecided';
import '../moderation.css';

/** The requests that are open, or those that are decided. */
export function RequestListPage() {
  const { t } = useTranslation('moderation');
  const [search] = useSearchParams();
  const shown = useMemo(() => moderatedRequestView.read(search), [search]);
  const title = t(`requests.titles.${shown.state}`);
  return (
    <>
      <PageMetadata title={`${title} – ${t('label')}`} page="Moderation" />
      <PageHeader
        title={title}
        lead={shown.state === 'open' ? t('requests.lead') : undefined}
        action={shown.state === 'open' ? <Start game={shown.game} /> : null}
      />
      <RequestViews current={shown.state} game={shown.game} />
      <DecisionNotices />
      <div className="moderation-content">
        <RequestList shown={shown} />
      </div>
    </>
  );
}

/** Leads to the oldest request that the moderator may decide. */
function Start({ game }: { game: number | null }) {
  const { t } = useTranslation('moderation');
  const { request } = useModerationPaths();
  const { requests, isLoading } = useUndecided(game);
  const first = requests.find(({ mayDecide }) => mayDecide);
  if (!first && !isLoading) return null;
  return (
    <ActionLink to={first ? request(first.id) : ''} variant="contained">
      <Icon path={mdiPlay} />
      <span>{t('requests.start')}</span>
    </ActionLink>
  );
}

function RequestList({ shown }: { shown: ModeratedRequestView }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const { count } = useFormats();
  const list = useGetModeratedRequestsInfiniteQuery(
    { language, ...shown },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ModerationList
      list={list}
      empty={<NoRequests shown={shown} />}
      failed={t('requests.failed')}
      more={t('requests.more')}
    >
      {(requests, total) => (
        <section aria-label={t(`requests.titles.${shown.state}`)}>
          <p className="text-muted">
            {t('requests.count', { count: total, formatted: count(total) })}
          </p>
          <RequestLines requests={requests} />
        </section>
      )}
    </ModerationList>
  );
}

function NoRequests({ shown: { state, game } }: { shown: ModeratedRequestView }) {
  const { t } = useTranslation('moderation');
  const { requests } = useModerationPaths();
  const isOpen = state === 'open';
  return (
    <EmptyState
      icon={isOpen ? mdiCheckAll : mdiTrayRemove}
      title={t(isOpen ? 'requests.empty.title' : 'requests.nothing')}
      text={isOpen && game === null ? t('requests.empty.text') : undefined}
    >
      {game === null ? null : (
        <ActionLink
          to={`${requests}${moderatedRequestView.queryFor({ state })}`}
          variant="outlined"
        >
          {t('list.allGames')}
        </ActionLink>
      )}
    </EmptyState>
  );
}
