import { useTranslation } from 'react-i18next';
import { useRankPlayerMutation } from '../../api/takeBackApi';
import { rerankReasons, unrankReasons } from '../../contract/records/decisions';
import { DecisionDialog } from './DecisionDialog';

export interface RankPlayerDialogProps {
  player: { id: number; username: string | null };
  /** Whether the player shall rank. */
  ranked: boolean;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why a player does not rank, or ranks again. */
export function RankPlayerDialog({ player, ranked, ...dialog }: RankPlayerDialogProps) {
  const { t } = useTranslation(['takeBack', 'decisions']);
  const [rank, { isLoading: busy }] = useRankPlayerMutation();
  const name = player.username ?? t('deleted');
  return (
    <DecisionDialog
      {...dialog}
      title={t(ranked ? 'rerankTitle' : 'unrankTitle', { name })}
      confirm={t(ranked ? 'decisions:actions.rerank' : 'decisions:actions.unrank')}
      reasons={ranked ? rerankReasons : unrankReasons}
      staff
      busy={busy}
      send={({ reason = 'other', note }) =>
        rank({ id: player.id, ranked, reason, ...(note === '' ? {} : { note }) })
      }
    >
      {t(ranked ? 'rerankText' : 'unrankText')}
    </DecisionDialog>
  );
}
