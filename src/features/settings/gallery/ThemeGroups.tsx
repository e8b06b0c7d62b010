import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ThemeGroup } from './arrangeThemes';
import { galleryStyles } from './galleryStyles';
import { miniatureStyles } from './miniatureStyles';
import { moveAmongRadios } from './moveAmongRadios';
import { ThemeCard } from './ThemeCard';
import type { Gallery } from './useGallery';
import { useCategoryName } from './useThemeTexts';

type GroupProps = Pick<Gallery, 'chosen' | 'favourites'> & { group: ThemeGroup };

function Group({ group: { category, themes }, chosen, favourites }: GroupProps) {
  const categoryName = useCategoryName();
  return (
    <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5 }}>
        <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
          {categoryName(category)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
          gap: 2,
        }}
      >
        {themes.map((theme) => (
          <ThemeCard
            key={theme.key}
            theme={theme}
            chosen={theme.key === chosen}
            favourite={favourites.includes(theme.key)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** One radio group of all themes, under the headings of their categories. */
export function ThemeGroups({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation('settings');
  const { groups, chosen, favourites } = gallery;
  return (
    <Box
      role="radiogroup"
      aria-label={t('appearance.theme')}
      onKeyDown={moveAmongRadios}
      sx={[{ display: 'grid', gap: 4 }, galleryStyles, miniatureStyles]}
    >
      {groups.map((group) => (
        <Group key={group.category} group={group} chosen={chosen} favourites={favourites} />
      ))}
    </Box>
  );
}
