import { mdiKeyboardOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { OwnPlayer } from '../../components/video/OwnPlayer';

const film = '/videos/cover-drawings';

/** A self-hosted video with captions. */
export function OwnVideo() {
  const { t } = useTranslation('showcase');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {t('video.own.title')}
      </Typography>
      <OwnPlayer film={film} name={t('video.own.name')} describedBy={`${id}-keys`} />
      <Typography sx={{ mt: 1.5, fontWeight: 700 }}>{t('video.own.name')}</Typography>
      <Typography
        id={`${id}-keys`}
        variant="body2"
        sx={{ display: 'flex', gap: 1, mt: 0.5, color: 'text.secondary' }}
      >
        <Icon path={mdiKeyboardOutline} fontSize="small" />
        {t('video.own.keys')}
      </Typography>
    </Box>
  );
}
