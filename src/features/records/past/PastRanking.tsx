import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetPastRankingQuery } from '../../../api/pastApi';
import { ReadResult } from '../../../components/feedback/ReadResult';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { startBoard } from '../../../contract/views/boardViews';
import { pastRankingView, rankingDayView } from '../../../contract/views/pastRankingView';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { BoardFinder } from '../chartBoard/BoardFinder';
import { useFoundFocus } from '../chartBoard/useFoundFocus';
import { pageWithOwn } from '../pageWithOwn';
import { RecordRows } from '../RecordSkeleton';
import { useRankingView } from '../useRankingView';
import { PastForm, utcToday } from './PastForm';
import { PastMark, PresentLink } from './PastMark';
import { OwnPastPlace, PastRankingContent } from './PastRankingContent';
import './past.css';

export interface PastRankingProps {
  board: PlayerBoard;
}

/** A ranking of all players at the end of a day, which the address says. */
export function PastRanking({ board }: PastRankingProps) {
  const { t } = useTranslation('past');
  const { articleDate } = useFormats();
  const { language } = useRoute();
  const [search, setSearch] = useSearchParams();
  const { view, member } = useRankingView(pastRankingView.read(search));
  const { day } = view;
  const isKnown = day !== '' && day <= utcToday();
  const query = { language, board, view };
  const isShared = !view.aroundMe;
  const everyone = useGetPastRankingQuery(isKnown && isShared ? query : skipToken);
  const ownPage = useGetPastRankingQuery(
    isKnown && member ? { ...query, withOwn: true } : skipToken,
  );
  const shown = pageWithOwn({ member, isShared, everyone, own: ownPage });
  const { data, currentData, own } = shown;
  const { panel, onFind } = useFoundFocus(pastRankingView.queryFor(view), currentData);
  if (!isKnown)
    return (
      <div className="past-panel">
        {search.get('at') === '' ? (
          <h2 className="past-title">{t('ranking.title')}</h2>
        ) : (
          <p role="alert">{t('board.badDay')}</p>
        )}
        <PastForm day="" />
        <PresentLink />
      </div>
    );
  const keptDay = currentData?.day ?? day;
  return (
    <div ref={panel} className="past-panel">
      <PastMark shown={day} title={t('board.asKnown', { day: articleDate(keptDay) })} />
      <PastForm day={day} />
      {shown.withOwn && currentData?.day !== null ? (
        <OwnPastPlace own={currentData && own} latest={currentData?.latest} />
      ) : null}
      <BoardFinder
        total={data?.total ?? 0}
        view={view}
        kept={rankingDayView.write({ day })}
        board={currentData}
        onFind={(start) => {
          const found = startBoard(view, start);
          onFind(pastRankingView.queryFor(found));
          setSearch(pastRankingView.write(found), { preventScrollReset: true });
        }}
      />
      <ReadResult
        data={data}
        failure={shown.failure}
        failed={t('ranking.failed')}
        onRetry={shown.refetch}
        skeleton={<RecordRows rows={20} />}
      >
        {(page) => (
          <PastRankingContent
            board={board}
            view={view}
            page={page}
            own={own}
            stale={currentData === undefined}
          />
        )}
      </ReadResult>
    </div>
  );
}
