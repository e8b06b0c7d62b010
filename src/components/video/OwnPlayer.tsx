import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages, languageTags } from '../../contract/languages';
import { useRoute } from '../../navigation/useRoute';
import { ErrorAlert } from '../ErrorAlert';
import { screen } from './videoStyles';

interface OwnPlayerProps {
  /** The path of the film's files, without their endings. */
  film: string;
  name: string;
  describedBy?: string;
  /** `none` where nothing but the poster may be loaded before it is played. */
  preload?: 'metadata' | 'none';
}

/** The browser's own player: its controls are known, reached by the keyboard, and read aloud. */
export function OwnPlayer({ film, name, describedBy, preload = 'metadata' }: OwnPlayerProps) {
  const { t } = useTranslation('video');
  const { language } = useRoute();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Box
        // Tracks are read once: another language, or another try, takes another player.
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
