import { mdiImageOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/Icon';
import '../../../components/html/links.css';
import { pictureAddress } from '../../../config/environment';
import { languageTags } from '../../../contract/languages';
import type { AdminGameRow } from '../../../contract/schemas/adminGames';
import { useRoute } from '../../../navigation/useRoute';
import { useGamePath } from '../useGamePath';

function Thumbnail({ source }: { source: string | null }) {
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

/** Cover and name of a game; the name links to the editor. */
export function GameRowTitle({ row }: { row: AdminGameRow }) {
  const { t } = useTranslation('adminGames');
  const { language } = useRoute();
  const { gameAt } = useGamePath();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumbnail source={row.picture} />
      <Typography
        component={Link}
        variant="body2"
        to={gameAt(row.id)}
        lang={row.locale && row.locale !== language ? languageTags[row.locale] : undefined}
        className="list-link"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {row.name ?? t('unnamed')}
      </Typography>
    </Box>
  );
}
