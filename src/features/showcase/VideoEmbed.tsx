import { mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { EmbeddedPlayer } from '../../components/video/EmbeddedPlayer';
import { readVideoAddress } from '../../contract/video/videoAddress';

/** Embeds a video from another site by URL. */
export function VideoEmbed() {
  const { t } = useTranslation(['showcase', 'video']);
  const [typed, setTyped] = useState('');
  // Validate after typing has ended; a pasted URL is complete.
  const [finished, setFinished] = useState(false);
  const id = useId();
  const read = typed.trim() === '' ? undefined : readVideoAddress(typed);
  const video = typeof read === 'object' ? read : undefined;
  const error = typeof read === 'string' && finished ? read : undefined;
  const words = () => {
    if (error) return t(`video:invalid.${error}`);
    return video ? <Recognised text={t(`video.embed.found.${video.service}`)} /> : undefined;
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {t('video.embed.title')}
      </Typography>
      <TextField
        fullWidth
        sx={{ mb: 2 }}
        label={t('video.embed.label')}
        name="address"
        autoComplete="off"
        value={typed}
        error={error !== undefined}
        helperText={words() ?? t('video.embed.hint')}
        slotProps={{ htmlInput: { inputMode: 'url' }, formHelperText: { 'aria-live': 'polite' } }}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={() => setFinished(true)}
        onBlur={() => setFinished(true)}
        onFocus={() => setFinished(error !== undefined)}
        onKeyDown={({ key }) => key === 'Enter' && setFinished(true)}
      />
      <EmbeddedPlayer key={video?.frame.href} video={video} address={typed.trim()} />
    </Box>
  );
}

function Recognised({ text }: { text: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, color: 'success.main' }}
    >
      <Icon path={mdiCheckCircleOutline} fontSize="tiny" />
      {text}
    </Box>
  );
}
