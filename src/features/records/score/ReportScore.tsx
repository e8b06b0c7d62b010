import { useTranslation } from 'react-i18next';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { ReportButton } from '../../../reporting/ReportButton';
import type { ReportSubject } from '../../../reporting/reportDraft';

interface ReportScoreProps {
  score: ScoreDetails;
  own: boolean;
}

/** Reports a score, or the picture that proves it. */
export function ReportScore({ score: { id, player, proof }, own }: ReportScoreProps) {
  const { t } = useTranslation('boards');
  const label = t('scorePage.report');
  // Nobody is there to be told.
  if (own || player.username === null) return null;
  const picture: ReportSubject[] = proof?.picture ? [{ kind: 'picture', id }] : [];
  return <ReportButton label={label} subjects={[{ kind: 'score', id }, ...picture]} />;
}
