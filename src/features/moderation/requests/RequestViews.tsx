import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '../../../components/buttons/buttons.css';
import '../../../components/forms/ListFilters.css';
import { requestStates, type RequestState } from '../../../contract/records/proofRequests';
import { moderatedRequestView } from '../../../contract/views/moderatedRequestView';
import { useModerationPaths } from '../useModerationPaths';

interface RequestViewsProps {
  current: RequestState;
  game: number | null;
}

/** The lists of requests by state. */
export function RequestViews({ current, game }: RequestViewsProps) {
  const { t } = useTranslation('moderation');
  const { requests } = useModerationPaths();
  return (
    <nav aria-label={t('requests.label')} className="choice-row">
      {requestStates.map((state) => (
        <Link
          key={state}
          to={`${requests}${moderatedRequestView.queryFor({ state, game }).replace(/^\?$/, '')}`}
          aria-current={state === current ? 'page' : undefined}
          className="pressable choice-chip"
        >
          {t(`requests.views.${state}`)}
        </Link>
      ))}
    </nav>
  );
}
