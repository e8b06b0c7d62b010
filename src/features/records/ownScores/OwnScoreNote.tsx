import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnScore } from '../../../api/wire/playerFromWire';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { useRoute } from '../../../navigation/useRoute';
import { claimOf } from '../proofs/claimOf';
import { mayBeProved } from '../proofs/proofActionOf';
import { PinScore } from '../pins/PinScore';
import { SendProof } from '../proofs/SendProof';
import { NextStep } from './NextStep';
import './own.css';

const withdrawDialog = createLazyModule(async () => {
  const { WithdrawDialog } = await import(
    /* webpackChunkName: "withdraw-dialog" */ '../takeBack/WithdrawDialog'
  );
  return WithdrawDialog;
});

/** Below an own score: what the next place needs, how to prove the score, and how to take it back. A withdrawn one leads to its page, which says why. */
export function OwnScoreNote({ score, children }: { score: OwnScore; children?: ReactNode }) {
  const { t } = useTranslation(['decisions', 'common']);
  const { scorePath } = useRoute();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const done = useRef(false);
  const { id, chart, state } = score;
  const label = (text: string) => t('common:labelled', { label: text, value: chart.name });
  return (
    <span className="own-note">
      <NextStep score={score} />
      {children}
      <SendProof
        claim={claimOf(score)}
        game={score.game}
        action={mayBeProved(state) ? 'send' : undefined}
        named
        variant="text"
        size="small"
      />
      {state === 'withdrawn' ? null : <PinScore score={score} variant="text" size="small" />}
      {state === 'withdrawn' ? (
        <Link
          // The button that had the focus is gone.
          ref={(link) => {
            if (done.current) link?.focus();
            done.current = false;
          }}
          to={scorePath(id)}
          aria-label={label(t('actions.see'))}
          className="text-link"
        >
          {t('actions.see')}
        </Link>
      ) : (
        <button
          type="button"
          aria-label={label(t('actions.withdraw'))}
          className="text-link own-withdraw"
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {t('actions.withdraw')}
        </button>
      )}
      <Suspense>
        <LazyComponent
          part={withdrawDialog}
          props={{
            score,
            own: true,
            open,
            onClose: () => setOpen(false),
            onDone: () => {
              done.current = true;
              setOpen(false);
            },
          }}
          wanted={asked}
          onFailure={() => setAsked(false)}
        />
      </Suspense>
    </span>
  );
}
