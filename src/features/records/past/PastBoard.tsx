import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPastBoardQuery } from '../../../api/pastApi';
import type { ChartDetails } from '../../../api/wire/boardFromWire';
import { ReadResult } from '../../../components/feedback/ReadResult';
import { startBoard } from '../../../contract/views/boardViews';
import { pastBoardView, pastView } from '../../../contract/views/pastBoardView';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { selectIsAuthenticated } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import { BoardFinder } from '../chartBoard/BoardFinder';
import { BoardSkeleton } from '../chartBoard/BoardSkeleton';
import { useFoundFocus } from '../chartBoard/useFoundFocus';
import { PastContent } from './PastContent';
import { PastForm, utcToday } from './PastForm';
import { PastMark, PresentLink } from './PastMark';
import '../chartBoard/board.css';
import './past.css';

export interface PastBoardProps {
  chart: ChartDetails;
}

/** The board of a chart at the end of a day, which the address says. */
export function PastBoard({ chart }: PastBoardProps) {
  const { t } = useTranslation('past');
  const { articleDate } = useFormats();
  const { language } = useRoute();
  const [search, setSearch] = useSearchParams();
  const member = useAppSelector(selectIsAuthenticated);
  const asked = pastBoardView.read(search);
  // Guests have no score to be around of.
  const view = member ? asked : { ...asked, aroundMe: false };
  const { day, sense } = view;
  const isKnown = day !== '' && day <= utcToday();
  const page = useGetPastBoardQuery(isKnown ? { language, id: chart.id, view } : skipToken);
  const { data, currentData, isError, error, refetch } = page;
  const { panel, onFind } = useFoundFocus(pastBoardView.queryFor(view), currentData);
  if (!isKnown)
    return (
      <div className="past-panel">
        <p role="alert">{t('board.badDay')}</p>
        <PastForm day="" sense={sense} />
        <PresentLink />
      </div>
    );
  return (
    <div ref={panel} className="past-panel board-panel">
      <PastMark
        shown={`${day} ${sense}`}
        title={t(sense === 'known' ? 'board.asKnown' : 'board.asAchieved', {
          day: articleDate(day),
        })}
      />
      <PastForm day={day} sense={sense} />
      <BoardFinder
        total={data?.total ?? 0}
        view={view}
        kept={pastView.write({ day, sense })}
        board={currentData}
        onFind={(start) => {
          const found = startBoard(view, start);
          onFind(pastBoardView.queryFor(found));
          setSearch(pastBoardView.write(found), { preventScrollReset: true });
        }}
      />
      <ReadResult
        data={data}
        failure={isError ? asApiError(error) : undefined}
        failed={t('board.failed')}
        onRetry={() => void refetch()}
        skeleton={<BoardSkeleton />}
      >
        {(board) => (
          <PastContent
            chart={chart}
            view={view}
            board={board}
            member={member}
            stale={currentData === undefined}
          />
        )}
      </ReadResult>
    </div>
  );
}
