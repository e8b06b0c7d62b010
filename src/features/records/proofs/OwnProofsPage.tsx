import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ActionLink } from '../../../components/buttons/ActionLink';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { proofFilters } from '../../../contract/records/proofs';
import { useRoute } from '../../../navigation/useRoute';
import { OwnProofs } from './OwnProofs';
import { UnsentProofs } from './UnsentProofs';
import './proofs.css';

/** The member’s own proofs, of all states or of the one in the URL. */
export function OwnProofsPage() {
  const { t } = useTranslation(['proofs', 'metadata']);
  const { pathTo } = useRoute();
  const [search] = useSearchParams();
  const asked = search.get('state');
  const state = proofFilters.find((filter) => filter === asked) ?? null;
  const title = t('metadata:MyProofs');
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader
        title={title}
        lead={t('lead')}
        action={
          <ActionLink to={pathTo('MyScores')} variant="outlined">
            {t('metadata:MyScores')}
          </ActionLink>
        }
      />
      <UnsentProofs />
      <nav aria-label={t('filters.label')} className="choice-row proof-filters">
        {[null, ...proofFilters].map((filter) => (
          <Link
            key={filter ?? 'all'}
            to={filter === null ? '?' : `?state=${filter}`}
            preventScrollReset
            aria-current={filter === state ? 'true' : undefined}
            className="pressable choice-chip"
          >
            {t(`filters.${filter ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      <OwnProofs state={state} />
    </>
  );
}
