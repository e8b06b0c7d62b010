import { useTranslation } from 'react-i18next';
import type { PlayerTotals } from '../../../api/wire/playerFromWire';
import '../../../components/reading/card.css';
import { Fact, FactList } from '../../../components/reading/FactList';
import { Placeholder } from '../../../components/feedback/Placeholder';
import { useFormats } from '../../../i18n/useFormats';
import { Medals } from '../Medals';
import './player.css';

/** The totals of a player; placeholders while they are not loaded. */
export function PlayerFacts({ totals }: { totals?: PlayerTotals | undefined }) {
  const { t } = useTranslation('boards');
  const { count } = useFormats();
  const amount = (value: number | undefined) =>
    value === undefined ? <Placeholder className="player-fact-placeholder" /> : count(value);
  return (
    <FactList className="card-surface player-facts">
      <Fact name={t('points')}>{amount(totals?.points)}</Fact>
      <Fact name={t('ranking.game-points')}>{amount(totals?.gamePoints)}</Fact>
      <Fact name={t('gamesPlayed')}>{amount(totals?.games)}</Fact>
      <Fact name={t('scores')}>{amount(totals?.scores)}</Fact>
      <Fact name={t('proved')}>{amount(totals?.proved)}</Fact>
      <Fact name={t('ranking.medals')}>
        <Medals counts={totals?.medals} named />
      </Fact>
      <Fact name={t('ranking.cups')}>
        <Medals counts={totals?.cups} named />
      </Fact>
    </FactList>
  );
}
