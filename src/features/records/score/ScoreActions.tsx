import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../../access/useHasRole';
import { asApiError } from '../../../api/errors/apiError';
import { useGetPlayerQuery } from '../../../api/playersApi';
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
  const administers = useHasRole({ one: roles.admin });
  if (own) return <TakeBack score={score} own />;
  return administers ? <StaffActions score={score} /> : null;
}

/** Decisions about administrators are left to super administrators. */
function StaffActions({ score }: Pick<ScoreActionsProps, 'score'>) {
  const decidesAboutAll = useHasRole({ one: roles.superAdmin });
  const { currentData, isLoading } = useGetPlayerQuery(score.player.id);
  if (isLoading || (currentData?.administrator && !decidesAboutAll)) return null;
  return (
    <>
      <TakeBack score={score} own={false} />
      <RankPlayer player={score.player} />
    </>
  );
}

/** One button for both, which keeps the focus when it changes. */
function TakeBack({ score, own }: ScoreActionsProps) {
  const { t } = useTranslation('decisions');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [restore, { isLoading: busy }] = useRestoreScoreMutation();
  const withdrawn = score.state === 'withdrawn';
  const mayUndo = score.undoable && (!own || score.unranked?.cause === 'withdrawn');
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
  if (withdrawn && !mayUndo) return null;
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
