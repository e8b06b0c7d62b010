import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { ListedProof } from '../../../api/wire/moderationFromWire';
import { useProofTitle } from '../useProofTitle';

interface ReverseButtonProps {
  proof: ListedProof;
  onClick: () => void;
}

export function ReverseButton({ proof, onClick }: ReverseButtonProps) {
  const { t } = useTranslation(['moderation', 'common']);
  const title = useProofTitle()(proof);
  const label = t('reverse.action');
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      aria-label={t('common:labelled', { label, value: title })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
