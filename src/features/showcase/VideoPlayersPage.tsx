import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { OwnVideo } from './OwnVideo';
import { VideoEmbed } from './VideoEmbed';
import { useFramesAllowed } from '../../components/video/useFramesAllowed';

/** Reloads the page as a document whose policy allows frames; render nothing until this is true. */
function useFramesDocument(): boolean {
  const ready = useFramesAllowed();
  useEffect(() => {
    if (!ready) globalThis.location.reload();
  }, [ready]);
  return ready;
}

/** A self-hosted video with captions, and videos from other sites, which load on click. */
export function VideoPlayersPage() {
  const { t } = useTranslation(['showcase', 'metadata']);
  const ready = useFramesDocument();
  const title = t('metadata:VideoPlayers');
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader title={title} lead={t('video.lead')} />
      {ready ? (
        <Box sx={styles}>
          <OwnVideo />
          <VideoEmbed />
        </Box>
      ) : (
        <Box aria-busy="true" sx={{ minHeight: '60vh' }} />
      )}
    </>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 6, lg: 4 },
  alignItems: 'start',
  maxWidth: { xs: '48rem', lg: 'none' },
} as const;
