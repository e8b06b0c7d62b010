import { mdiShieldSearch } from '@mdi/js';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetOwnProofsInfiniteQuery } from '../../../api/proofApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useReadFailureText } from '../../../components/feedback/useFailureText';
import { ListMore } from '../../../components/reading/ListMore';
import '../../../components/reading/recordTable.css';
import type { OwnProofs as Shown } from '../../../contract/reads/proofReads';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ProofCard } from './ProofCard';
import './proofs.css';

/** The member’s own proofs, of all states or of one. */
export function OwnProofs({ state }: Shown) {
  const { t } = useTranslation('proofs');
  const { count } = useFormats();
  const { language, pathTo } = useRoute();
  const list = useGetOwnProofsInfiniteQuery({ language, state });
  const { data, currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const id = useId();
  const pages = data?.pages ?? [];
  const proofs = pages.flatMap(({ items }) => items);
  const total = pages[0]?.total ?? 0;
  if (list.isLoading) return <ProofPlaceholders />;
  return (
    <div className="own-proofs">
      <LazyOfflineCopyAge keptAt={pages.find(({ keptAt }) => keptAt !== undefined)?.keptAt} />
      {data && proofs.length === 0 ? (
        <EmptyState
          icon={mdiShieldSearch}
          title={t(state === null ? 'empty.title' : 'empty.filtered')}
          text={state === null ? t('empty.text') : undefined}
        >
          <ActionLink to={state === null ? pathTo('MyScores') : '?'} variant="contained">
            {t(state === null ? 'empty.scores' : 'filters.all')}
          </ActionLink>
        </EmptyState>
      ) : null}
      {proofs.length > 0 ? (
        <section aria-labelledby={id}>
          <h2 id={id} className="text-h4 proof-total">
            {t('total', { count: total, formatted: count(total) })}
          </h2>
          {/* Those of the other filter stay, dimmed, until these arrive. */}
          <ul className={clsx('proof-list', !currentData && 'record-stale')}>
            {proofs.map((proof) => (
              <ProofCard key={proof.id} proof={proof} />
            ))}
          </ul>
        </section>
      ) : null}
      <ListFailure list={list} />
      {hasNextPage && !list.isError ? (
        <ListMore>
          <ActionButton
            variant="outlined"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('loadMore')}
          </ActionButton>
        </ListMore>
      ) : null}
    </div>
  );
}

function ListFailure({ list }: { list: ReturnType<typeof useGetOwnProofsInfiniteQuery> }) {
  const { t } = useTranslation('proofs');
  const failureText = useReadFailureText();
  const failure = list.isError ? asApiError(list.error) : undefined;
  if (!failure) return null;
  return (
    <ErrorAlert
      message={failureText(failure, t('listFailed'))}
      requestId={failure.kind === 'http' ? failure.requestId : undefined}
      onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
    />
  );
}

/** As high as cards of proofs. */
const ProofPlaceholders = () => (
  <div aria-busy="true" className="own-proofs">
    {[0, 1, 2].map((index) => (
      <Placeholder key={index} shape="area" className="proof-placeholder" />
    ))}
  </div>
);
