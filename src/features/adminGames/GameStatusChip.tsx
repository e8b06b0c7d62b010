import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../admin-frame/StatusChip';
import type { GameStatus } from '../../contract/records/catalogue';

const colours = {
  draft: 'default',
  charting: 'default',
  picture: 'default',
  ready: 'info',
  active: 'success',
  closed: 'warning',
} as const;

/** The status of a game. */
export function GameStatusChip({ status }: { status: GameStatus }) {
  const { t } = useTranslation('adminGames');
  return <StatusChip color={colours[status]} label={t(`statuses.${status}`)} />;
}
