import { useTranslation } from 'react-i18next';
import { medals } from '../../../contract/records/medals';
import type { PlayerBoard } from '../../../contract/records/rankingBoards';

/** The names of the numbers that a ranking compares, the most important first. */
export function useColumnNames(board: PlayerBoard): readonly string[] {
  const { t } = useTranslation(['rankings', 'boards']);
  if (board === 'badges') return [t('boards:badgePoints'), t('boards:ranking.badges')];
  return board === 'medals' || board === 'cups'
    ? [...medals.map((kind) => t(`boards:medals.${kind}`)), t('fourth'), t('fifth')]
    : [t(`boards:ranking.${board}`)];
}
