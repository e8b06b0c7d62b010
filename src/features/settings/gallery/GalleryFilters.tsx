import { mdiDiceMultipleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { SearchField } from '../../../components/forms/SearchField';
import { SelectField } from '../../../components/forms/SelectField';
import { galleryFilters, type GalleryFilter } from './arrangeThemes';
import type { Gallery } from './useGallery';
import { useCategoryName } from './useThemeTexts';

/** The filters of the gallery, and a button for a random theme. */
export function GalleryFilters({ gallery }: { gallery: Gallery }) {
  const { t } = useTranslation('settings');
  const categoryName = useCategoryName();
  const { filter, search, shown, chosen } = gallery;
  const nameOf = (option: GalleryFilter) => {
    if (option === 'all') return t('appearance.allThemes');
    return option === 'favourites' ? t('appearance.favourites') : categoryName(option);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'minmax(0, 1fr) 16rem auto' },
        '& > div:first-of-type': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
      }}
    >
      <SearchField
        name="themeSearch"
        label={t('appearance.search')}
        placeholder={t('appearance.searchPlaceholder')}
        clearLabel={t('appearance.clearSearch')}
        text={search}
        onType={gallery.setSearch}
        onSubmit={gallery.setSearch}
      />
      <SelectField
        name="themeCategory"
        label={t('appearance.category')}
        value={filter}
        options={galleryFilters.map((option) => ({ value: option, label: nameOf(option) }))}
        onChange={gallery.setFilter}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiDiceMultipleOutline} />}
        disabled={!shown.some(({ key }) => key !== chosen)}
        onClick={gallery.surprise}
      >
        {t('appearance.surprise')}
      </Button>
    </Box>
  );
}
