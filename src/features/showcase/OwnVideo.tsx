import { mdiKeyboardOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../components/ErrorAlert';
import { Icon } from '../../components/Icon';
import { languageNames, languages, languageTags } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';
import { screen } from './videoLook';

const film = '/videos/cover-drawings';

/** The browser's own player: its controls are known, reached by the keyboard, and read aloud. */
export function OwnVideo() {
  const { t } = useTranslation('showcase');
  const { language } = useRoute();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {t('video.own.title')}
      </Typography>
      <Box
        // Tracks are read once: another language, or another try, takes another player.
        key={`${language} ${attempt}`}
        component="video"
        controls
        playsInline
        preload="metadata"
        width={854}
        height={480}
        poster={`${film}.webp`}
        aria-label={t('video.own.name')}
        aria-describedby={`${id}-keys`}
        sx={screen}
      >
        <source src={`${film}.webm`} type="video/webm" />
        <source src={`${film}.mp4`} type="video/mp4" onError={() => setFailed(true)} />
        {languages.map((code) => (
          <track
            key={code}
            kind="captions"
            src={`${film}.${code}.vtt`}
            srcLang={languageTags[code]}
            label={languageNames[code]}
            default={code === language}
          />
        ))}
      </Box>
      {failed ? (
        <Box sx={{ mt: 2 }}>
          <ErrorAlert
            message={t('video.own.failed')}
            onRetry={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          />
        </Box>
      ) : null}
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
