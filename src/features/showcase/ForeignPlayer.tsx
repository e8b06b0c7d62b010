import { mdiOpenInNew, mdiPlay, mdiPlayBoxOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { Video } from './videoAddress';
import { screen } from './videoLook';

const names = { youtube: 'YouTube', twitch: 'Twitch' } as const;

const focusOnce = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Where a film of others will be: an empty place, then a button, and a frame only for whoever pressed it. */
export function ForeignPlayer({ video, address }: { video: Video | undefined; address: string }) {
  const { t } = useTranslation('showcase');
  const [wanted, setWanted] = useState(false);
  if (!video) {
    return (
      <Box sx={[screen, place]}>
        <Icon path={mdiPlayBoxOutline} sx={{ fontSize: '3rem', color: 'primary.main' }} />
        <Typography sx={{ maxWidth: '24rem' }}>{t('video.embed.empty')}</Typography>
      </Box>
    );
  }
  const service = names[video.service];
  return wanted ? (
    <Box
      component="iframe"
      // The button that was pressed is gone.
      ref={focusOnce}
      src={video.frame.href}
      title={t('video.embed.frame', { service })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // It may do what a player does, and not lead this page elsewhere.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-storage-access-by-user-activation"
      referrerPolicy="strict-origin-when-cross-origin"
      sx={screen}
    />
  ) : (
    <Box sx={[screen, place]}>
      <Button
        variant="contained"
        size="large"
        startIcon={<Icon path={mdiPlay} />}
        onClick={() => setWanted(true)}
      >
        {t('video.embed.load', { service })}
      </Button>
      <Typography variant="body2" sx={{ maxWidth: '26rem' }}>
        {t('video.embed.privacy', { service })}
      </Typography>
      <MuiLink href={linkOf(address)} rel="noopener noreferrer" target="_blank" variant="body2">
        {t('video.embed.open', { service })}{' '}
        <Icon path={mdiOpenInNew} sx={{ fontSize: '1em', verticalAlign: '-0.15em' }} />
      </MuiLink>
    </Box>
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
