import { mdiApi, mdiFormatFont, mdiImageMultipleOutline, mdiPackageVariantClosed } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import { cacheCategories, type CacheCategory } from '../../../service-worker/protocol';
import type { Categories } from './useStorageUse';

const kinds: Record<CacheCategory, { icon: string; colour: string }> = {
  app: { icon: mdiPackageVariantClosed, colour: 'primary.main' },
  api: { icon: mdiApi, colour: 'info.main' },
  images: { icon: mdiImageMultipleOutline, colour: 'success.main' },
  fonts: { icon: mdiFormatFont, colour: 'warning.main' },
};

/** The four categories of stored data, each with its size and share of the total. */
export function CategoryList({ categories }: { categories: Categories }) {
  const total = cacheCategories.reduce((sum, key) => sum + categories[key].bytes, 0);
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {cacheCategories.map((key) => (
        <CategoryRow key={key} category={key} {...categories[key]} total={total} />
      ))}
    </Box>
  );
}

interface CategoryRowProps {
  category: CacheCategory;
  bytes: number;
  count: number;
  total: number;
}

function CategoryRow({ category, bytes, count, total }: CategoryRowProps) {
  const { t } = useTranslation('pwa');
  const formats = useFormats();
  const { icon, colour } = kinds[category];
  const share = total === 0 ? 0 : bytes / total;
  return (
    <Box component="li" sx={styles.row}>
      <Box sx={{ display: 'flex', color: colour }}>
        <Icon path={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{t(`storage.categories.${category}`)}</Box>
        <Box sx={styles.count}>
          {t('storage.entries', { count, formatted: formats.count(count) })}
        </Box>
      </Box>
      <Box sx={styles.size}>{count === 0 ? null : formats.storageSize(bytes)}</Box>
      <Box aria-hidden sx={styles.track}>
        <Box sx={[styles.bar, { bgcolor: colour, transform: `scaleX(${share})` }]} />
      </Box>
    </Box>
  );
}

const styles = {
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.75,
  },
  count: { fontSize: '0.8125rem', color: 'text.secondary' },
  size: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  track: {
    gridColumn: '1 / -1',
    height: 6,
    overflow: 'hidden',
    borderRadius: 3,
    bgcolor: 'surface.muted',
  },
  bar: { height: '100%', transformOrigin: 'left', transition: 'transform 300ms' },
} as const;
