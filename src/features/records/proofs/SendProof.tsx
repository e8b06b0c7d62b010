import { mdiCameraOutline } from '@mdi/js';
import { Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  actionClass,
  type ActionSize,
  type ActionVariant,
} from '../../../components/buttons/actionClass';
import { Icon } from '../../../components/Icon';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { notificationQueued } from '../../../state/uiSlice';
import type { Claim } from '../../../state/unsentEntry';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUnsentProofs } from '../../../store/unsent/selectUnsent';
import type { ProofTarget } from './claimOf';
import './proofs.css';

const proofDialog = createLazyModule(async () => {
  const { ProofDialog } = await import(
    /* webpackChunkName: "proof-dialog" */ './dialog/ProofDialog'
  );
  return ProofDialog;
});

interface SendProofProps extends ProofTarget {
  /**
   * `replace`: a proof waits, and the new one replaces it. Undefined if the score takes no proof: it may have taken one
   * from this very dialog, which stays open then.
   */
  action: 'send' | 'replace' | undefined;
  /** Other scores that are chosen from the start. */
  others?: readonly Claim[];
  /** The chart is part of its name, where there are several. */
  named?: boolean;
  /** The dialog was closed after the proof was sent. */
  onDone?: () => void;
  variant?: ActionVariant;
  size?: ActionSize;
}

/** Opens the dialog in which a member proves an own score; its code is loaded then. */
export function SendProof(props: SendProofProps) {
  const { claim, game, row, action, others, named = false, onDone } = props;
  const { variant = 'outlined', size = 'medium' } = props;
  const { t } = useTranslation(['proofs', 'common']);
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const mark = useRef<HTMLSpanElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const waits = useAppSelector(selectUnsentProofs).some(
    ({ status, claims }) => status !== 'rejected' && claims.some(({ id }) => id === claim.id),
  );
  const onFailure = useCallback(() => {
    setOpen(false);
    dispatch(notificationQueued({ messageKey: 'errors:chunkFailed', severity: 'error' }));
  }, [dispatch]);
  if (action === undefined && !open && !sent) return null;
  const words = t(action === 'replace' ? 'replace.button' : 'send');
  return (
    <>
      {waits || (sent && action === undefined) ? (
        <span ref={mark} tabIndex={-1} className="proof-sent-mark">
          {t(waits ? 'unsent.title' : 'statuses.waiting')}
        </span>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={
            named ? t('common:labelled', { label: words, value: claim.chart }) : undefined
          }
          className={actionClass(variant, size)}
          onClick={() => setOpen(true)}
        >
          <Icon path={mdiCameraOutline} />
          <span>{words}</span>
        </button>
      )}
      <Suspense fallback={null}>
        <LazyComponent
          part={proofDialog}
          wanted={open}
          onFailure={onFailure}
          props={{
            open,
            claim,
            game,
            row,
            others,
            replaces: action === 'replace',
            onClose: close,
            onSent: () => setSent(true),
            // The button that had the focus may be gone.
            onClosed: () => {
              mark.current?.focus();
              if (sent) onDone?.();
            },
          }}
        />
      </Suspense>
    </>
  );
}
