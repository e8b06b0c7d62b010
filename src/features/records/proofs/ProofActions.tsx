import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proof } from '../../../api/wire/proofFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { LazyComponent } from '../../../components/lazy/LazyComponent';
import { createLazyModule } from '../../../components/lazy/lazyModule';
import { claimOf } from './claimOf';
import { mayBeProved } from './proofActionOf';
import { SendProof } from './SendProof';
import './proofs.css';

const takeBackDialog = createLazyModule(async () => {
  const { TakeBackDialog } = await import(
    /* webpackChunkName: "proof-actions" */ './TakeBackDialog'
  );
  return TakeBackDialog;
});
const answerDialog = createLazyModule(async () => {
  const { AnswerDialog } = await import(/* webpackChunkName: "proof-actions" */ './AnswerDialog');
  return AnswerDialog;
});

/** What the player can do with an own proof: take it back, replace it, answer its refusal, or send another one. */
export function ProofActions({ proof }: { proof: Proof }) {
  const { t } = useTranslation(['proofs', 'common']);
  const [open, setOpen] = useState<'takeBack' | 'answer'>();
  const close = useCallback(() => setOpen(undefined), []);
  const { id, game, scoreId, chart, values, state, scoreState, mayAnswer } = proof;
  const claim = claimOf({ id: scoreId, chart, values });
  const labelled = (label: string) => t('common:labelled', { label, value: claim.chart });
  const waits = state === 'waiting';
  return (
    <div className="proof-actions">
      {waits ? (
        <ActionButton
          variant="text"
          size="small"
          label={labelled(t('takeBack.button'))}
          onClick={() => setOpen('takeBack')}
        >
          {t('takeBack.button')}
        </ActionButton>
      ) : null}
      {mayAnswer ? (
        <ActionButton
          variant="outlined"
          size="small"
          label={labelled(t('answer.button'))}
          onClick={() => setOpen('answer')}
        >
          {t('answer.button')}
        </ActionButton>
      ) : null}
      <SendProof
        claim={claim}
        game={game}
        action={waits ? 'replace' : mayBeProved(scoreState) ? 'send' : undefined}
        named
        size="small"
      />
      <Suspense fallback={null}>
        <LazyComponent
          part={takeBackDialog}
          wanted={open === 'takeBack'}
          onFailure={close}
          props={{ open: open === 'takeBack', onClose: close, id, name: claim.chart }}
        />
        <LazyComponent
          part={answerDialog}
          wanted={open === 'answer'}
          onFailure={close}
          props={{ open: open === 'answer', onClose: close, id, name: claim.chart }}
        />
      </Suspense>
    </div>
  );
}
