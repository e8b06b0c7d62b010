import { mdiCheckCircleOutline, mdiDownloadOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';

interface SaveButtonProps {
  title: string;
  saved: boolean;
  disabled: boolean;
  onSave: () => void;
}

/** Saves an article of the list for offline reading; replaced by a label once it is saved. */
export function SaveButton({ title, saved, disabled, onSave }: SaveButtonProps) {
  const { t } = useTranslation('pwa');
  if (saved) {
    return (
      <Box sx={styles.saved}>
        <Icon path={mdiCheckCircleOutline} fontSize="small" />
        {t('offline.savedShort')}
      </Box>
    );
  }
  return (
    <Button
      size="small"
      disabled={disabled}
      startIcon={<Icon path={mdiDownloadOutline} />}
      aria-label={t('offline.saveNamed', { title })}
      onClick={onSave}
    >
      {t('offline.saveShort')}
    </Button>
  );
}

const styles = {
  saved: {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 32,
    px: 1,
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'success.main',
  },
} as const;
