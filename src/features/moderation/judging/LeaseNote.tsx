import { mdiTimerSandComplete } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import type { ModeratedProof } from '../../../api/wire/moderationFromWire';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { NoteBox } from '../../../components/feedback/NoteBox';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { Text } from '../../../components/Text';
import { useLease } from './useLease';

interface LeaseNoteProps {
  proof: ModeratedProof;
  onRenewed: (proof: ModeratedProof) => void;
}

/** How long the proof is kept for the moderator, or that it is not kept any more. */
export function LeaseNote({ proof, onRenewed }: LeaseNoteProps) {
  const { t } = useTranslation('moderation');
  const failureText = useFailureText();
  const { minutes, isOver, isBusy, failure, renew } = useLease(proof, onRenewed);
  if (!failure && !isOver) {
    return (
      <Text variant="body2" muted>
        {t('lease.left', { count: minutes })}
      </Text>
    );
  }
  return (
    <NoteBox
      tone="error"
      icon={mdiTimerSandComplete}
      action={
        <ActionButton variant="text" size="small" busy={isBusy} onClick={renew}>
          {t('lease.again')}
        </ActionButton>
      }
    >
      {failure ? failureText(failure, t('lease.failed')) : t('lease.over')}
    </NoteBox>
  );
}
