import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../../access/useHasRole';
import { asApiError } from '../../../api/errors/apiError';
import { useRestoreScoreMutation } from '../../../api/takeBackApi';
import type { ScoreDetails } from '../../../api/wire/scoreHistoryFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { roles } from '../../../contract/roles';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { RankPlayer } from '../../../admin-frame/decisions/RankPlayer';

const withdrawDialog = createLazyModule(async () => {
  const { WithdrawDialog } = await import(
    /* webpackChunkName: "withdraw-dialog" */ '../takeBack/WithdrawDialog'
  );
  return WithdrawDialog;
});

interface ScoreActionsProps {
  score: ScoreDetails;
  own: boolean;
}

/** Withdrawing a score, or undoing that: for its player and for administrators. */
export function ScoreActions({ score, own }: ScoreActionsProps) {
  const staff = useHasRole({ one: roles.admin }) && !own;
  if (!own && !staff) return null;
  const withdrawn = score.state === 'withdrawn';
  const mayUndo = score.undoable && (staff || score.unranked?.cause === 'withdrawn');
  return (
    <>
      {withdrawn && !mayUndo ? null : <TakeBack score={score} own={own} withdrawn={withdrawn} />}
      {staff ? <RankPlayer player={score.player} /> : null}
    </>
  );
}

/** One button for both, which keeps the focus when it changes. */
function TakeBack({ score, own, withdrawn }: ScoreActionsProps & { withdrawn: boolean }) {
  const { t } = useTranslation('decisions');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [restore, { isLoading: busy }] = useRestoreScoreMutation();
  const tell = (done: 'withdrawn' | 'restored') =>
    dispatch(
      notificationQueued({
        id: 'score-taken-back',
        messageKey: `decisions:done.${done}`,
        severity: 'success',
      }),
    );
  const undo = async () => {
    const error = asApiError((await restore(score.id)).error);
    if (!error) tell('restored');
    else
      dispatch(
        notificationQueued({
          id: 'score-taken-back',
          messageKey: 'decisions:done.failed',
          text: failureText(error, t('done.failed')),
          severity: 'error',
        }),
      );
  };
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <ActionButton
        variant="outlined"
        busy={busy}
        onClick={() => (withdrawn ? void undo() : ask())}
      >
        {t(withdrawn ? 'actions.undo' : 'actions.withdraw')}
      </ActionButton>
      <Suspense>
        <LazyComponent
          part={withdrawDialog}
          props={{
            score,
            own,
            open,
            onClose: () => setOpen(false),
            onDone: () => {
              setOpen(false);
              tell('withdrawn');
            },
          }}
          wanted={asked}
          onFailure={() => setAsked(false)}
        />
      </Suspense>
    </>
  );
}
