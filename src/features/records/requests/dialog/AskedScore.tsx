import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ScoreDetails } from '../../../../api/wire/scoreHistoryFromWire';

/** The score that a proof is asked for: “Rainbow Road: 1:20.00”. */
export function AskedScore({ score }: { score: ScoreDetails }) {
  const { t } = useTranslation(['requests', 'boards']);
  const { game, chart, player, values } = score;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('list.of', { player: player.username ?? t('boards:deleted') })} · {game.name}
      </Box>
      {chart.name}: <strong>{values.map(({ text }) => text).join(' · ')}</strong>
    </Box>
  );
}
