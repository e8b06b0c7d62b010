import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerExplanationQuery } from '../../../api/explanationApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { playerBoards } from '../../../contract/records/rankingBoards';
import { explanationView } from '../../../contract/views/explanationView';
import { useRoute } from '../../../navigation/useRoute';
import '../chartBoard/board.css';
import { ExplanationContent, type ExplainedPlayer } from './ExplanationContent';
import { PartsSkeleton } from './ExplanationSkeleton';

/** The ranks of a player, one for each ranking of all players. */
export function Explanation({ player, name }: ExplainedPlayer) {
  const { t } = useTranslation(['explanation', 'boards']);
  const { language } = useRoute();
  const [search] = useSearchParams();
  const view = explanationView.read(search);
  const { board } = view;
  const query = useGetPlayerExplanationQuery({ language, id: player, board });
  const title = t('title', { name });
  return (
    <>
      <PageMetadata title={`${title} – ${t(`boards:ranking.${board}`)}`} noindex />
      <PageHeader eyebrow={t('eyebrow')} title={title} />
      <nav aria-label={t('boards:ranking.boards')} className="board-tabs">
        {playerBoards.map((choice) => (
          <Link
            key={choice}
            to={explanationView.queryFor({ board: choice }) || '?'}
            aria-current={choice === board ? 'page' : undefined}
            preventScrollReset
            className="board-tab"
          >
            {t(`boards:ranking.${choice}`)}
          </Link>
        ))}
      </nav>
      <div className="board-panel">
        <ReadResult
          data={query.currentData}
          failure={query.isError ? asApiError(query.error) : undefined}
          failed={t('failed')}
          onRetry={() => void query.refetch()}
          skeleton={<PartsSkeleton />}
        >
          {(explanation) => (
            <ExplanationContent player={player} name={name} view={view} explanation={explanation} />
          )}
        </ReadResult>
      </div>
    </>
  );
}
