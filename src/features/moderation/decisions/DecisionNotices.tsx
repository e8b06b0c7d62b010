import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useModerationPaths } from '../useModerationPaths';
import { useProofTitle } from '../useProofTitle';
import { useOutboxes } from './DecisionsContext';
import { OutboxNotices } from './OutboxNotices';

interface DecisionNoticesProps {
  /** Takes the last decision about a proof back; undefined where the page cannot show the proof again. */
  onUndo?: (() => void) | undefined;
}

/** What became of the decisions that were made here. The live region is always there, or screen readers would miss it. */
export function DecisionNotices({ onUndo }: DecisionNoticesProps) {
  const { t } = useTranslation('moderation');
  const { proofs, requests } = useOutboxes();
  const { proof: proofPath, request: requestPath } = useModerationPaths();
  const navigate = useNavigate();
  const titleOf = useProofTitle();
  return (
    <Box component="output" sx={{ display: 'grid', gap: 1, '&:not(:empty)': { mb: 2 } }}>
      <OutboxNotices
        outbox={proofs}
        pathOf={proofPath}
        onUndo={onUndo}
        words={({ item, verdict }) => ({
          decided: t(`decided.${verdict.decision}`, { proof: titleOf(item) }),
          noRight: t('decided.noRight'),
          gone: t('decided.gone'),
        })}
      />
      <OutboxNotices
        outbox={requests}
        pathOf={requestPath}
        onUndo={() => {
          const undone = requests.undo();
          if (undone) void navigate(requestPath(undone.id));
        }}
        words={({ item, verdict }) => ({
          decided: t(`requests.decided.${item.kind}.${verdict.decision}`, {
            request: titleOf(item),
          }),
          noRight: t('requests.noRight'),
          gone: t('requests.gone'),
        })}
      />
    </Box>
  );
}
