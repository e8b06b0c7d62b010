import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ModeratedRequest } from '../../../api/wire/requestFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Text } from '../../../components/Text';
import '../../../components/reading/card.css';
import { requestRefusalReasons } from '../../../contract/records/decisions';
import { proofRules } from '../../../contract/records/proofs';
import { useFormats } from '../../../i18n/useFormats';
import { selectUser } from '../../../state/authSlice';
import { useAppSelector } from '../../../store/hooks';
import type { RequestReason, Verdict } from '../decisions/createDecisionOutbox';
import { useOutboxEntries, useOutboxes } from '../decisions/DecisionsContext';
import { DecisionBar } from '../judging/DecisionBar';
import { DeskHead } from '../judging/DeskHead';
import { KeysDialog } from '../judging/KeysDialog';
import { Outcome } from '../judging/Outcome';
import { ReasonForm } from '../judging/ReasonForm';
import { useKeys } from '../judging/useKeys';
import { useKeysSwitch } from '../judging/useKeysSwitch';
import { useModerationPaths } from '../useModerationPaths';
import { useProofTitle } from '../useProofTitle';
import { Doubt, DoubtedScore } from './RequestClaim';
import { RequestStateMark } from './RequestStateMark';
import { useUndecided } from './useUndecided';
import { whyNotDecidable } from './whyNotDecidable';
import '../judging/judging.css';

/** No key of this page goes on while it is held. */
const none: ReadonlySet<string> = new Set();

/** One request: who doubts which score and why, and the decision. */
export function RequestDesk({ request }: { request: ModeratedRequest }) {
  const { t } = useTranslation('moderation');
  const { count } = useFormats();
  const navigate = useNavigate();
  const paths = useModerationPaths();
  const titleOf = useProofTitle();
  const outbox = useOutboxes().requests;
  const entries = useOutboxEntries(outbox);
  const slug = useAppSelector(selectUser)?.slug ?? null;
  const next = useNextRequest(request.id);
  const [refusing, setRefusing] = useState<boolean>();
  const [helping, setHelping] = useState(false);
  const [keysOn, switchKeys] = useKeysSwitch();
  const goOn = () => void navigate(next);
  // A decision that is on its way: only its notice is left to see.
  const isOnItsWay = entries.some(
    ({ item, delivery }) => item.id === request.id && delivery !== 'failed',
  );
  const why = whyNotDecidable(request, slug);
  const decides = why === undefined && !isOnItsWay;
  const decide = (verdict: Verdict<RequestReason>) => {
    outbox.decide(request, verdict);
    goOn();
  };
  const unusual = request.kind === 'unusual';
  const accept = () => decide({ decision: 'accept' });
  // What looks right needs no further words.
  const refuse = () =>
    unusual ? decide({ decision: 'refuse', reason: 'explained' }) : setRefusing(true);
  const held = entries.find(({ delivery }) => delivery === 'held');
  const undo = () => {
    const undone = outbox.undo();
    if (undone) void navigate(paths.request(undone.id));
  };
  const choosing = decides && !refusing;
  useKeys(
    {
      a: choosing ? accept : undefined,
      r: choosing ? refuse : undefined,
      s: refusing ? undefined : goOn,
      n: refusing ? undefined : goOn,
      u: held ? undo : undefined,
      '?': () => setHelping(true),
    },
    none,
    keysOn,
  );
  return (
    <article aria-label={titleOf(request)} className="request-desk">
      <DeskHead of={request} />
      <Doubt request={request} />
      <DoubtedScore request={request} />
      <div className="card-surface proof-bar">
        {decides && refusing ? (
          <ReasonForm
            submit={t('actions.refuse')}
            reasons={requestRefusalReasons}
            keys={keysOn}
            onSubmit={(chosen) => decide({ decision: 'refuse', ...chosen })}
            onCancel={() => setRefusing(false)}
          />
        ) : null}
        {choosing ? (
          <DecisionBar
            unusual={unusual}
            onAccept={accept}
            onRefuse={refuse}
            onSkip={goOn}
            onKeys={() => setHelping(true)}
            keys={keysOn}
            isBack={refusing === false}
          />
        ) : null}
        {why === 'decided' ? (
          <Outcome
            of={request}
            mark={<RequestStateMark state={request.state} kind={request.kind} />}
          />
        ) : null}
        {why !== undefined && why !== 'decided' ? <Text>{t(`requests.whyNot.${why}`)}</Text> : null}
        <div className="proof-bar-notes">
          {decides ? (
            <>
              {/* Of a deleted account nobody can send a proof. */}
              {request.grounds === 'proofRule' ? null : (
                <Text variant="body2" muted>
                  {t('requests.follows', { count: proofRules.daysToProve })}
                </Text>
              )}
              <Text variant="body2" muted>
                {t('requests.waiting', {
                  count: request.waiting,
                  formatted: count(request.waiting),
                })}
              </Text>
            </>
          ) : (
            <ActionLink to={next} variant="outlined">
              {t('requests.next')}
            </ActionLink>
          )}
        </div>
      </div>
      <KeysDialog
        open={helping}
        on={keysOn}
        requests
        onSwitch={switchKeys}
        onClose={() => setHelping(false)}
      />
    </article>
  );
}

/** The address of the request after this one that the moderator may decide: the oldest after the last one, the list without any. */
function useNextRequest(id: number): string {
  const paths = useModerationPaths();
  const { requests } = useUndecided(null, id);
  const open = requests.filter((one) => one.mayDecide || one.id === id);
  const others = open.filter((one) => one.id !== id);
  const next = open[open.findIndex((one) => one.id === id) + 1] ?? others[0];
  return next === undefined || next.id === id ? paths.requests : paths.request(next.id);
}
