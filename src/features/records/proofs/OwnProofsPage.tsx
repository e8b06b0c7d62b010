import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useGetOwnProofsInfiniteQuery } from '../../../api/proofApi';
import { useGetDueScoresInfiniteQuery } from '../../../api/requestsApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { proofFilters } from '../../../contract/records/proofs';
import { useRoute } from '../../../navigation/useRoute';
import { DueScores } from '../requests/DueScores';
import { OwnRequests } from '../requests/OwnRequests';
import { OwnProofs } from './OwnProofs';
import { ProofPlaceholders } from './ProofPlaceholders';
import { useCounted } from './useCounted';
import { UnsentProofs } from './UnsentProofs';
import './proofs.css';

/** What the member has to prove and has proved, or the member’s requests for the proofs of others, as the URL says. */
export function OwnProofsPage() {
  const { t } = useTranslation(['proofs', 'requests', 'metadata']);
  const { pathTo } = useRoute();
  const [search] = useSearchParams();
  const view = search.get('show') === 'requests' ? 'requests' : 'proofs';
  const title = t('metadata:MyProofs');
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader
        title={title}
        lead={t(view === 'requests' ? 'requests:list.lead' : 'lead')}
        action={
          <ActionLink to={pathTo('MyScores')} variant="outlined">
            {t('metadata:MyScores')}
          </ActionLink>
        }
      />
      <UnsentProofs />
      <nav aria-label={t('requests:views.label')} className="choice-row proof-filters">
        {(['proofs', 'requests'] as const).map((one) => (
          <Link
            key={one}
            to={one === 'proofs' ? '?' : `?show=${one}`}
            preventScrollReset
            aria-current={one === view ? 'page' : undefined}
            className="pressable choice-chip"
          >
            {t(`requests:views.${one}`)}
          </Link>
        ))}
      </nav>
      {view === 'proofs' ? <ProofsView asked={search.get('state')} /> : <OwnRequests />}
    </>
  );
}

function ProofsView({ asked }: { asked: string | null }) {
  const { t } = useTranslation('proofs');
  const { language } = useRoute();
  const counted = useCounted();
  const state = proofFilters.find((filter) => filter === asked) ?? null;
  const due = useGetDueScoresInfiniteQuery({ language });
  const proofs = useGetOwnProofsInfiniteQuery({ language, state });
  const counts = proofs.data?.pages[0]?.counts;
  // Together: the proofs stand below the scores, and the filters count the proofs.
  if (due.isLoading || proofs.isLoading) return <ProofPlaceholders />;
  return (
    <>
      <DueScores list={due} />
      <nav aria-label={t('filters.label')} className="choice-row proof-filters">
        {[null, ...proofFilters].map((filter) => (
          <Link
            key={filter ?? 'all'}
            to={filter === null ? '?' : `?state=${filter}`}
            preventScrollReset
            aria-current={filter === state ? 'true' : undefined}
            className="pressable choice-chip"
          >
            {filter === null || !counts
              ? t(`filters.${filter ?? 'all'}`)
              : counted(t(`filters.${filter}`), counts[filter])}
          </Link>
        ))}
      </nav>
      <OwnProofs state={state} list={proofs} />
    </>
  );
}
