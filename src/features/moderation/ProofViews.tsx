import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../components/buttons/buttons.css';
import '../../components/forms/ListFilters.css';
import { moderatedProofView, type ListedState } from '../../contract/views/moderatedProofView';
import { useModerationPaths } from './useModerationPaths';

interface ProofViewsProps {
  current: 'queues' | ListedState;
  /** Of the list. */
  game?: number | null;
}

/** The queues, and the lists of proofs by state. */
export function ProofViews({ current, game = null }: ProofViewsProps) {
  const { t } = useTranslation('moderation');
  const { start, proofs } = useModerationPaths();
  const list = (state: ListedState) =>
    `${proofs}${moderatedProofView.queryFor({ state, game }).replace(/^\?$/, '')}`;
  const views = {
    queues: start,
    waiting: list('waiting'),
    accepted: list('accepted'),
    refused: list('refused'),
    revoked: list('revoked'),
  };
  return (
    <nav aria-label={t('views.label')} className="choice-row">
      {(['queues', 'waiting', 'accepted', 'refused', 'revoked'] as const).map((view) => (
        <Link
          key={view}
          to={views[view]}
          aria-current={view === current ? 'page' : undefined}
          className="pressable choice-chip"
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
