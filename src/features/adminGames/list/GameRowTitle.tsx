import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CoverThumbnail } from '../../../admin-frame/pictures/CoverThumbnail';
import '../../../components/html/links.css';
import { languageTags } from '../../../contract/languages';
import type { AdminGameRow } from '../../../contract/schemas/adminGames';
import { useRoute } from '../../../navigation/useRoute';
import { useGamePath } from '../useGamePath';

/** Cover and name of a game; the name links to the editor. */
export function GameRowTitle({ row }: { row: AdminGameRow }) {
  const { t } = useTranslation('adminGames');
  const { language } = useRoute();
  const { gameAt } = useGamePath();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <CoverThumbnail source={row.picture} />
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
