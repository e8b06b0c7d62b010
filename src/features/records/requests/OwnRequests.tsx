import { mdiHelpCircleOutline } from '@mdi/js';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetOwnRequestsInfiniteQuery } from '../../../api/requestsApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { ListEnd } from '../../../components/reading/ListEnd';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ProofPlaceholders } from '../proofs/ProofPlaceholders';
import { useRemainingText } from './useRemainingText';
import { RequestCard } from './RequestCard';
import '../proofs/proofs.css';
import './requests.css';

/** The member’s own requests for proofs, the newest first. */
export function OwnRequests() {
  const { t } = useTranslation('requests');
  const { count } = useFormats();
  const { language } = useRoute();
  const list = useGetOwnRequestsInfiniteQuery({ language });
  const id = useId();
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const remaining = useRemainingText(first);
  const requests = pages.flatMap(({ items }) => items);
  if (list.isLoading) return <ProofPlaceholders />;
  return (
    <div className="own-proofs">
      <LazyOfflineCopyAge keptAt={pages.find(({ keptAt }) => keptAt !== undefined)?.keptAt} />
      {first && requests.length === 0 ? (
        <EmptyState
          icon={mdiHelpCircleOutline}
          title={t('list.empty.title')}
          text={t('list.empty.text')}
        />
      ) : null}
      {requests.length > 0 ? (
        <section aria-labelledby={id}>
          <h2 id={id} className="text-h4 proof-total">
            {t('list.total', { count: first?.total ?? 0, formatted: count(first?.total ?? 0) })}
          </h2>
          <p className="text-body2 text-muted request-remaining">{remaining}</p>
          <ul className="proof-list">
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </ul>
        </section>
      ) : null}
      <ListEnd
        list={list}
        failure={list.isError ? asApiError(list.error) : undefined}
        failed={t('list.failed')}
        more={t('list.more')}
      />
    </div>
  );
}
