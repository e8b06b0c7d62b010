import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { proofRefusalReasons } from '../../../contract/records/decisions';
import type { Verdict } from '../decisions/createDecisionOutbox';
import { useProofTitle } from '../useProofTitle';
import { Claim } from './Claim';
import { ClaimNotes, SameEvidence } from './ClaimNotes';
import { DecisionBar } from './DecisionBar';
import { DeskHead } from './DeskHead';
import { Evidence, isComparable } from './Evidence';
import { KeysDialog } from './KeysDialog';
import { fitted } from './pictureView';
import { ReasonForm } from './ReasonForm';
import { useDeskKeys } from './useDeskKeys';
import { useKeysSwitch } from './useKeysSwitch';
import '../../../components/reading/card.css';
import './judging.css';

interface ProofDeskProps {
  proof: ModeratedProof;
  /** What the moderator can do about it; undefined where there is nothing to decide. */
  onDecide?: ((verdict: Verdict) => void) | undefined;
  onSkip?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
  /** It follows another one: its heading gets the focus. */
  isFollowing?: boolean;
  /** Below the decisions. */
  children?: ReactNode;
}

/** One proof: the picture beside the claim, and the decision. Mounted anew for each proof. */
export function ProofDesk(props: ProofDeskProps) {
  const { proof, onDecide, onSkip, onNext, onUndo, isFollowing = false, children } = props;
  const { t } = useTranslation('moderation');
  const titleOf = useProofTitle();
  const [view, setView] = useState(fitted);
  const [comparing, setComparing] = useState(false);
  const [refusing, setRefusing] = useState<boolean>();
  const [helping, setHelping] = useState(false);
  const [keysOn, switchKeys] = useKeysSwitch();
  const accept = onDecide && (() => onDecide({ decision: 'accept' }));
  const refuse = onDecide && (() => setRefusing(true));
  const compare = () => setComparing(!comparing);
  useDeskKeys(
    {
      setView,
      isZoomed: view.zoom > 1,
      accept: refusing ? undefined : accept,
      refuse: refusing ? undefined : refuse,
      skip: refusing ? undefined : onSkip,
      next: onNext,
      undo: onUndo,
      compare: isComparable(proof.lastProved) ? compare : undefined,
      help: () => setHelping(true),
    },
    keysOn,
  );
  return (
    <article aria-label={titleOf(proof)} className="proof-desk">
      <DeskHead of={proof} isFollowing={isFollowing} />
      <div className="proof-evidence">
        <Evidence
          proof={proof}
          view={view}
          onView={setView}
          comparing={comparing}
          onCompare={compare}
        />
      </div>
      <div className="proof-claim">
        <SameEvidence proof={proof} />
        <Claim proof={proof} />
        <ClaimNotes proof={proof} />
      </div>
      <div className="card-surface proof-bar">
        {onDecide && refusing ? (
          <ReasonForm
            submit={t('actions.refuse')}
            reasons={proofRefusalReasons}
            keys={keysOn}
            onSubmit={(chosen) => onDecide({ decision: 'refuse', ...chosen })}
            onCancel={() => setRefusing(false)}
          />
        ) : null}
        {accept && refuse && !refusing ? (
          <DecisionBar
            onAccept={accept}
            onRefuse={refuse}
            onSkip={onSkip}
            onKeys={() => setHelping(true)}
            keys={keysOn}
            isBack={refusing === false}
          />
        ) : null}
        {children}
      </div>
      <KeysDialog
        open={helping}
        on={keysOn}
        onSwitch={switchKeys}
        onClose={() => setHelping(false)}
      />
    </article>
  );
}
