import { mdiPaletteOutline, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { CurrentTheme } from './CurrentTheme';
import { GalleryFilters } from './GalleryFilters';
import { ThemeGroups } from './ThemeGroups';
import { useGallery, type Gallery } from './useGallery';
import { useThemeTexts } from './useThemeTexts';

function NothingFits({ gallery: { filter, search, showAll } }: { gallery: Gallery }) {
  const { t } = useTranslation('settings');
  const unmarked = filter === 'favourites' && search === '';
  return (
    <EmptyState
      icon={unmarked ? mdiStarOutline : mdiPaletteOutline}
      title={t(unmarked ? 'appearance.noFavourites.title' : 'appearance.empty.title')}
      text={t(unmarked ? 'appearance.noFavourites.text' : 'appearance.empty.text')}
    >
      <Button variant="contained" onClick={showAll}>
        {t('appearance.empty.action')}
      </Button>
    </EmptyState>
  );
}

/** All themes as miniatures of the page. Selecting one changes CSS variables only and rerenders no component of the page. */
export function ThemeGallery() {
  const { t } = useTranslation('settings');
  const all = useThemeTexts();
  const gallery = useGallery(all);
  const { shown, chosen, drawn } = gallery;
  const current = all.find(({ key }) => key === chosen);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography variant="h2">{t('appearance.theme')}</Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('appearance.lead')}</Typography>
      </div>
      {current ? <CurrentTheme theme={current} /> : null}
      <GalleryFilters gallery={gallery} />
      <Typography component="output" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('appearance.count', { count: shown.length })}
      </Typography>
      {shown.length > 0 ? <ThemeGroups gallery={gallery} /> : <NothingFits gallery={gallery} />}
      <VisuallyHidden component="output">
        {drawn ? t('appearance.surprised', { name: drawn.name }) : null}
      </VisuallyHidden>
    </Box>
  );
}
