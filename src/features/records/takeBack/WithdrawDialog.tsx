import { useTranslation } from 'react-i18next';
import { useWithdrawScoreMutation } from '../../../api/takeBackApi';
import type { Player } from '../../../api/wire/boardFromWire';
import { ownWithdrawalReasons, withdrawalReasons } from '../../../contract/records/decisions';
import type { ScoreState } from '../../../contract/records/scoreStates';
import { DecisionDialog } from '../../../admin-frame/decisions/DecisionDialog';

const mustBeProved: readonly ScoreState[] = ['asked', 'due', 'proof_waiting_due', 'unproved'];
const waits: readonly ScoreState[] = ['proof_waiting', 'proof_waiting_due'];

export interface WithdrawDialogProps {
  /** As it is shown; the revision is unknown in copies from before it was sent. */
  score: { id: number; state: ScoreState; revision: number | null; player?: Player };
  /** It is the reader’s own. Others are withdrawn by the staff. */
  own: boolean;
  open: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks why a score is withdrawn, and says what follows. */
export function WithdrawDialog({ score, own, ...dialog }: WithdrawDialogProps) {
  const { t } = useTranslation(['takeBack', 'decisions']);
  const [withdraw, { isLoading: busy }] = useWithdrawScoreMutation();
  const { id, state, revision, player } = score;
  return (
    <DecisionDialog
      {...dialog}
      title={
        own ? t('ownTitle') : t('staffTitle', { name: player?.username ?? t('takeBack:deleted') })
      }
      confirm={t('decisions:actions.withdraw')}
      reasons={own ? ownWithdrawalReasons : withdrawalReasons}
      staff={!own}
      busy={busy}
      send={({ reason, note }) =>
        withdraw({
          id,
          ...(reason === undefined ? {} : { reason }),
          ...(note === '' ? {} : { note }),
          ...(revision === null ? {} : { revision }),
        })
      }
    >
      <p>{t(own ? 'ownText' : 'staffText')}</p>
      {mustBeProved.includes(state) ? <p>{t('mustProve')}</p> : null}
      {waits.includes(state) ? <p>{t('proofCloses')}</p> : null}
    </DecisionDialog>
  );
}
