import { mdiOpenInNew, mdiPlay, mdiPlayBoxOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon';
import type { Video } from '../../contract/video/videoAddress';
import { frameAddress } from './frameAddress';
import { forgetPlayOnArrival, isPlayedOnArrival, playOnArrival } from './playOnArrival';
import { useFramesAllowed } from './useFramesAllowed';
import { screen } from './videoStyles';
import { focusOnMount } from '../focusOnMount';

const names = { youtube: 'YouTube', twitch: 'Twitch' } as const;

interface EmbeddedPlayerProps {
  video: Video | undefined;
  address: string;
  /** Without frames, only a link to the video's page is shown. */
  frames?: boolean;
}

/** A video of another site: a button, and a frame only once the button is pressed. */
export function EmbeddedPlayer({ video, address, frames = true }: EmbeddedPlayerProps) {
  const { t } = useTranslation('video');
  const framesAllowed = useFramesAllowed();
  const frame = video && frameAddress(video);
  const [wanted, setWanted] = useState(
    () => frames && frame !== undefined && isPlayedOnArrival(frame),
  );
  useEffect(() => {
    if (frame !== undefined) forgetPlayOnArrival(frame);
  }, [frame]);
  if (!video || frame === undefined) {
    return (
      <Box sx={[screen, place]}>
        <Box
          component={Icon}
          path={mdiPlayBoxOutline}
          sx={{ fontSize: '3rem', color: 'primary.main' }}
        />
        <Typography sx={{ maxWidth: '24rem' }}>{t('empty')}</Typography>
      </Box>
    );
  }
  const service = names[video.service];
  if (wanted) return <PlayerFrame src={frame} title={t('frame', { service })} />;
  const play = () => {
    if (framesAllowed) setWanted(true);
    else playOnArrival(frame);
  };
  return (
    <Box sx={[screen, place]}>
      {frames ? <PlayButton service={service} onClick={play} /> : null}
      <MuiLink href={linkOf(address)} rel="noopener noreferrer" target="_blank" variant="body2">
        {t('open', { service })}{' '}
        <Box
          component={Icon}
          path={mdiOpenInNew}
          sx={{ fontSize: '1em', verticalAlign: '-0.15em' }}
        />
      </MuiLink>
    </Box>
  );
}

function PlayerFrame({ src, title }: { src: string; title: string }) {
  return (
    <Box
      component="iframe"
      // The pressed button is unmounted, so the frame takes the focus.
      ref={focusOnMount}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Allows what a player needs, but not navigating this page.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-storage-access-by-user-activation"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={screen}
    />
  );
}

function PlayButton({ service, onClick }: { service: string; onClick: () => void }) {
  const { t } = useTranslation('video');
  return (
    <>
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiPlay} />}
        onClick={onClick}
      >
        {t('load', { service })}
      </Button>
      <Typography variant="body2" sx={{ maxWidth: '26rem' }}>
        {t('privacy', { service })}
      </Typography>
    </>
  );
}

const linkOf = (address: string) => (/^https?:/i.test(address) ? address : `https://${address}`);

const place = {
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: { xs: 1, sm: 1.5 },
  p: 2,
  height: 'auto',
  minHeight: 'fit-content',
  textAlign: 'center',
  color: 'text.secondary',
  bgcolor: 'surface.muted',
  border: '1px dashed',
  borderColor: 'control.border',
} as const;
