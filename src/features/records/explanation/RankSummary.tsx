import { useTranslation } from 'react-i18next';
import type { ExplainedRank } from '../../../api/wire/explanationFromWire';
import '../../../components/reading/card.css';
import { explanationRules } from '../../../contract/records/explanations';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';
import { useFormats } from '../../../i18n/useFormats';
import { CountingNote } from '../CountingNote';
import { Medals } from '../Medals';
import { useColumnNames } from '../playerRankings/useColumnNames';
import './explanation.css';

interface RankSummaryProps {
  board: PlayerBoard;
  standing: ExplainedRank;
}

/** The rank, who shares it, and what the next one needs, in sentences. */
export function RankSummary({ board, standing }: RankSummaryProps) {
  const { t } = useTranslation('explanation');
  const { count } = useFormats();
  const { rank, of, tied, counts, countedAt } = standing;
  const [amount = 0] = counts;
  const others = tied - 1;
  return (
    <div className="card-surface explanation-summary">
      <p className="explanation-rank">
        {t(`summary.${board}`, {
          count: amount,
          formatted: count(amount),
          rank: count(rank),
          of: count(of),
        })}
      </p>
      {board === 'medals' || board === 'cups' ? <Medals counts={counts} named /> : null}
      {others > explanationRules.tied ? (
        <p>{t('sharedMany', { formatted: count(explanationRules.tied) })}</p>
      ) : null}
      {others > 0 && others <= explanationRules.tied ? (
        <p>{t('shared', { count: others, formatted: count(others) })}</p>
      ) : null}
      <p>
        <NextRank board={board} standing={standing} />
      </p>
      <CountingNote counting={false} countedAt={countedAt} />
    </div>
  );
}

function NextRank({ board, standing: { next, counts } }: RankSummaryProps) {
  const { t } = useTranslation('explanation');
  const { count } = useFormats();
  const names = useColumnNames(board);
  if (counts.every((amount) => amount === 0)) return t('zero');
  if (!next) return t('leading');
  const { column, difference, rank } = next;
  const words = { count: difference, formatted: count(difference), rank: count(rank) };
  return board === 'medals' || board === 'cups' || board === 'badges'
    ? t('next.column', { ...words, name: names[column] })
    : t(`next.${board}`, words);
}
