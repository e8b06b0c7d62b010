import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/PageHeader';
import { PageMetadata } from '../../components/PageMetadata';
import { OwnVideo } from './OwnVideo';
import { useFramesDocument } from './useFramesDocument';
import { VideoEmbed } from './VideoEmbed';

/** A self-hosted video with captions, and videos from other sites, which load on click. */
export function VideoPlayersPage() {
  const { t } = useTranslation(['showcase', 'navigation']);
  const ready = useFramesDocument();
  const title = t('navigation:pages.VideoPlayers');
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader title={title} lead={t('video.lead')} />
      {ready ? (
        <Box sx={look}>
          <OwnVideo />
          <VideoEmbed />
        </Box>
      ) : (
        <Box aria-busy="true" sx={{ minHeight: '60vh' }} />
      )}
    </>
  );
}

const look = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 6, lg: 4 },
  alignItems: 'start',
  maxWidth: { xs: '48rem', lg: 'none' },
} as const;
