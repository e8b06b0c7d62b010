import { mdiCheckAll, mdiTrayRemove } from '@mdi/js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetModeratedProofsInfiniteQuery } from '../../../api/moderationApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import {
  moderatedProofView,
  type ModeratedProofView,
} from '../../../contract/views/moderatedProofView';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { DecisionNotices } from '../decisions/DecisionNotices';
import { ModerationList } from '../ModerationList';
import { ProofViews } from '../ProofViews';
import { useModerationPaths } from '../useModerationPaths';
import { ProofLines } from './ProofLines';
import '../moderation.css';

/** The proofs that wait, or those that are decided. */
export function ProofListPage() {
  const { t } = useTranslation('moderation');
  const [search] = useSearchParams();
  const shown = useMemo(() => moderatedProofView.read(search), [search]);
  const title = t(`list.titles.${shown.state}`);
  return (
    <>
      <PageMetadata title={`${title} – ${t('label')}`} page="Moderation" />
      <PageHeader title={title} />
      <ProofViews current={shown.state} game={shown.game} />
      <DecisionNotices />
      <div className="moderation-content">
        <ProofList shown={shown} />
      </div>
    </>
  );
}

function ProofList({ shown }: { shown: ModeratedProofView }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const { count } = useFormats();
  const list = useGetModeratedProofsInfiniteQuery(
    { language, ...shown },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ModerationList
      list={list}
      empty={<NoProofs shown={shown} />}
      failed={t('list.failed')}
      more={t('list.more')}
    >
      {(proofs, total) => (
        <section aria-label={t(`list.titles.${shown.state}`)}>
          <p className="text-muted">{t('list.count', { count: total, formatted: count(total) })}</p>
          <ProofLines proofs={proofs} />
        </section>
      )}
    </ModerationList>
  );
}

function NoProofs({ shown: { state, game } }: { shown: ModeratedProofView }) {
  const { t } = useTranslation('moderation');
  const { proofs } = useModerationPaths();
  const waits = state === 'waiting';
  return (
    <EmptyState
      icon={waits ? mdiCheckAll : mdiTrayRemove}
      title={t(waits ? 'queues.empty.title' : 'list.nothing')}
    >
      {game === null ? null : (
        <ActionLink to={`${proofs}${moderatedProofView.queryFor({ state })}`} variant="outlined">
          {t('list.allGames')}
        </ActionLink>
      )}
    </EmptyState>
  );
}
