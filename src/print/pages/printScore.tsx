import { useTranslation } from 'react-i18next';
import { scoreChangeFromWire, scoreDetailsFromWire } from '../../api/wire/scoreHistoryFromWire';
import { boardPageFromWire } from '../../api/wire/boardPages';
import type { PageToPrint } from '../../contract/printedPage';
import { ScoreHistory } from '../../features/records/score/ScoreHistory';
import { eventsUntil } from '../../features/records/useEventsUntil';
import { mayBeAskedFor } from '../../features/records/requests/mayBeAskedFor';
import { ScoreView } from '../../features/records/score/ScoreView';
import { ReportSlot } from '../../reporting/ReportSlot';
import { ButtonSlot } from './ButtonSlot';

function ButtonSlots({ asks }: { asks: boolean }) {
  const { t } = useTranslation(['boards', 'proofs']);
  return (
    <>
      {asks ? <ButtonSlot icon label={t('proofs:ask')} /> : null}
      <ButtonSlot icon label={t('share.copy')} />
    </>
  );
}

function ReportPlace() {
  const { t } = useTranslation('boards');
  return <ReportSlot label={t('scorePage.report')} />;
}

export function printScore({ reads }: PageToPrint) {
  const score = scoreDetailsFromWire(reads.score);
  const changes = boardPageFromWire(reads.scoreEvents, scoreChangeFromWire);
  return (
    score && (
      <ScoreView
        score={score}
        share={<ButtonSlots asks={mayBeAskedFor(score)} />}
        actions={<ReportPlace />}
      >
        <ScoreHistory changes={eventsUntil(changes?.items ?? [], score.lastEvent)} />
      </ScoreView>
    )
  );
}
