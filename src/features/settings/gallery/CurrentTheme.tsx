import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { selectThemeKey, themeSelected } from '../../../state/themeSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { NamedTheme } from './arrangeThemes';
import { useCategoryName } from './useThemeTexts';

/** Name and description of the current theme, and a button to follow the system's preference again. */
export function CurrentTheme({ theme }: { theme: NamedTheme }) {
  const { t } = useTranslation('settings');
  const categoryName = useCategoryName();
  const dispatch = useAppDispatch();
  const followsSystem = useAppSelector(selectThemeKey) === null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        px: { xs: 2, sm: 3 },
        py: 2.5,
        borderRadius: 1.5,
        borderInlineStart: '4px solid',
        borderColor: 'primary.main',
        bgcolor: 'surface.muted',
      }}
    >
      <div>
        <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
          {t('appearance.current')} · {categoryName(theme.category)}
        </Typography>
        <Typography variant="h3" component="p">
          {theme.name}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{theme.description}</Typography>
      </div>
      {followsSystem ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('appearance.followsSystem')}
        </Typography>
      ) : (
        <Button variant="text" onClick={() => dispatch(themeSelected(null))}>
          {t('appearance.followSystem')}
        </Button>
      )}
    </Box>
  );
}
