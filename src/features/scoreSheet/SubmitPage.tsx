import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError, isNotFound } from '../../api/errors/apiError';
import { useGetSheetQuery } from '../../api/scoresApi';
import type { Kept } from '../../api/wire/collection';
import type { Sheet } from '../../api/wire/sheetFromWire';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { LoadingTitle } from '../../components/feedback/LoadingTitle';
import { Placeholder } from '../../components/feedback/Placeholder';
import { useReadFailureText } from '../../components/feedback/useFailureText';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { Text } from '../../components/Text';
import { parseId } from '../../contract/parseId';
import { usePage } from '../../navigation/usePage';
import { useRoute } from '../../navigation/useRoute';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector } from '../../store/hooks';
import { selectUnsentScores } from '../../store/unsent/selectUnsent';
import { useUnsent } from '../../store/unsent/useUnsent';
import { ClosedSheet } from './ClosedSheet';
import { ScoreSheet } from './ScoreSheet';
import { UnsentScoreList } from './UnsentScoreList';
import './sheet.css';

/** The page on which a member posts the scores of a game. */
export function SubmitPage() {
  const { t } = useTranslation('scoreSheet');
  const id = parseId(usePage()?.params['id'] ?? '');
  return id === undefined ? <Missing title={t('missing')} /> : <SheetOfGame key={id} id={id} />;
}

function Missing({ title }: { title: string }) {
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader title={title} />
    </>
  );
}

function SheetOfGame({ id }: { id: number }) {
  const { t } = useTranslation('scoreSheet');
  const { language } = useRoute();
  const failureText = useReadFailureText();
  const waiting = useUnsent(selectUnsentScores).filter(({ gameId }) => gameId === id);
  const { currentData, data, error, isError, refetch } = useGetSheetQuery({ language, id });
  const failure = isError ? asApiError(error) : undefined;
  // A sheet stays while it is loaded again, also when that fails.
  const sheet = currentData ?? data;
  if (sheet) return <LoadedSheet sheet={sheet} />;
  if (isNotFound(failure)) return <Missing title={t('missing')} />;
  if (failure) {
    return (
      <>
        <PageMetadata title={t('failed')} noindex />
        <PageHeader title={t('failed')} />
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={() => void refetch()} />
        <UnsentScoreList entries={waiting} />
      </>
    );
  }
  return (
    <div aria-busy="true">
      <LoadingTitle />
      <Placeholder className="sheet-skeleton-title" />
      <Placeholder shape="area" className="sheet-skeleton" />
    </div>
  );
}

function LoadedSheet({ sheet }: { sheet: Sheet & Kept }) {
  const { t } = useTranslation('scoreSheet');
  const { keyedPath } = useRoute();
  const member = useAppSelector(selectMemberKey);
  const { game } = sheet;
  const Content = sheet.open ? ScoreSheet : ClosedSheet;
  return (
    <>
      <PageMetadata title={t('title', { game: game.name })} noindex />
      <PageHeader
        eyebrow={
          <Link to={keyedPath('GameDetail', game)} className="list-link">
            {game.name}
          </Link>
        }
        title={t('heading')}
        lead={t('lead')}
      />
      <LazyOfflineCopyAge keptAt={sheet.keptAt} />
      {sheet.open ? null : <Text className="sheet-closed">{t('closed')}</Text>}
      {member === null ? null : <Content key={member} sheet={sheet} member={member} />}
    </>
  );
}
