import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPaidScoresQuery } from '../../../api/explanationApi';
import type { Reference } from '../../../api/wire/referenceFromWire';
import { ReadResult } from '../../../components/feedback/ReadResult';
import '../../../components/reading/card.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { BoardTotal } from '../BoardTotal';
import { PlayerScoreLine } from '../player/PlayerScoreLine';
import { RecordRows } from '../RecordSkeleton';
import { ScoreLines } from '../ScoreLine';
import './explanation.css';

interface PaidChartsProps {
  player: number;
  game: Reference;
  order: 'points' | 'medals';
  /** It gets the focus when another game is chosen. */
  heading: Ref<HTMLHeadingElement>;
}

/** The charts of a game that give most. */
export function PaidCharts({ player, game, order, heading }: PaidChartsProps) {
  const { t } = useTranslation(['explanation', 'games']);
  const { language } = useRoute();
  const { count } = useFormats();
  const query = useGetPaidScoresQuery({ language, id: player, game: game.id, order });
  const { currentData: data } = query;
  return (
    <div className="explanation-section explanation-charts">
      <TitledSection title={t(`charts.${order}`, { game: game.name })}>
        <BoardTotal ref={heading} level={3}>
          {data ? t('games:charts', { count: data.total, formatted: count(data.total) }) : '…'}
        </BoardTotal>
        <ReadResult
          data={data}
          failure={query.isError ? asApiError(query.error) : undefined}
          failed={t('failedCharts')}
          onRetry={() => void query.refetch()}
          skeleton={<RecordRows rows={5} />}
          withAge={false}
        >
          {({ items }) =>
            items.length === 0 ? (
              <Text muted>{t('noCharts')}</Text>
            ) : (
              <div className="card-surface explanation-lines">
                <ScoreLines tall>
                  {items.map((score) => (
                    <PlayerScoreLine key={score.id} score={score} />
                  ))}
                </ScoreLines>
              </div>
            )
          }
        </ReadResult>
      </TitledSection>
    </div>
  );
}
