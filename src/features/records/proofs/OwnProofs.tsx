import { mdiShieldSearch } from '@mdi/js';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import type { OwnProofPage } from '../../../api/wire/proofFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LazyOfflineCopyAge } from '../../../components/feedback/LazyOfflineCopyAge';
import { ListEnd, type EndlessList } from '../../../components/reading/ListEnd';
import '../../../components/reading/recordTable.css';
import { proofRules } from '../../../contract/records/proofs';
import type { OwnProofs as Shown } from '../../../contract/reads/proofReads';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ProofCard } from './ProofCard';
import './proofs.css';

interface OwnProofsProps extends Shown {
  list: EndlessList<OwnProofPage> & { currentData?: unknown };
}

/** The member’s own proofs, of all states or of one. */
export function OwnProofs({ state, list }: OwnProofsProps) {
  const { t } = useTranslation('proofs');
  const { count } = useFormats();
  const { pathTo } = useRoute();
  const { data, currentData } = list;
  const id = useId();
  const pages = data?.pages ?? [];
  const proofs = pages.flatMap(({ items }) => items);
  const total = pages[0]?.total ?? 0;
  const counts = Object.values(pages[0]?.counts ?? {});
  // No more of a state are counted.
  const more = counts.some((number) => number >= proofRules.countedQueue) ? '+' : '';
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
            {t('total', { count: total, formatted: count(total) + more })}
          </h2>
          {/* Those of the other filter stay, dimmed, until these arrive. */}
          <ul className={clsx('proof-list', !currentData && 'record-stale')}>
            {proofs.map((proof) => (
              <ProofCard key={proof.id} proof={proof} />
            ))}
          </ul>
        </section>
      ) : null}
      <ListEnd
        list={list}
        failure={list.isError ? asApiError(list.error) : undefined}
        failed={t('listFailed')}
        more={t('loadMore')}
      />
    </div>
  );
}
