import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages, languageTags } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';
import { ErrorAlert } from '../feedback/ErrorAlert';
import { screen } from './videoStyles';

interface OwnPlayerProps {
  /** The path of the video files, without extension. */
  film: string;
  name: string;
  describedBy?: string;
  /** `none` loads nothing but the poster before playback. */
  preload?: 'metadata' | 'none';
}

/** The browser's native player: its controls are familiar and accessible by keyboard and screen reader. */
export function OwnPlayer({ film, name, describedBy, preload = 'metadata' }: OwnPlayerProps) {
  const { t } = useTranslation('video');
  const { language } = useRoute();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Box
        // Tracks are read only once, so another language or a retry remounts the player.
        key={`${language} ${attempt}`}
        component="video"
        controls
        playsInline
        preload={preload}
        width={854}
        height={480}
        poster={`${film}.webp`}
        aria-label={name}
        aria-describedby={describedBy}
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
            message={t('failed')}
            onRetry={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          />
        </Box>
      ) : null}
    </>
  );
}
