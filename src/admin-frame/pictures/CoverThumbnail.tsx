import { mdiImageOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from '../../components/Icon';
import { pictureAddress } from '../../config/environment';

/** The cover of a row in a list, or an icon in its place. */
export function CoverThumbnail({ source }: { source: string | null }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 64,
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'surface.muted',
        color: 'text.secondary',
      }}
    >
      {source === null ? (
        <Icon path={mdiImageOffOutline} fontSize="small" />
      ) : (
        <Box
          component="img"
          src={pictureAddress(source)}
          alt=""
          loading="lazy"
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
