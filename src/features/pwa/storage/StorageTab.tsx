import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { CategoryList } from './CategoryList';
import { ClearCaches } from './ClearCaches';
import { PanelCard } from '../PanelCard';
import { StorageGauge } from './StorageGauge';
import { useStorageUse } from './useStorageUse';

/** The data the app stores on this device, by category, and a button to clear it. */
export function StorageTab() {
  const { t } = useTranslation('pwa');
  const { measuring, estimate, categories, remeasure } = useStorageUse();
  return (
    <Box sx={styles.grid}>
      <PanelCard title={t('storage.title')}>
        {estimate ? (
          <StorageGauge {...estimate} />
        ) : (
          <Waiting measuring={measuring} height={180} text={t('storage.unknown')} />
        )}
      </PanelCard>
      <PanelCard title={t('storage.categoriesTitle')}>
        {categories ? (
          <CategoryList categories={categories} />
        ) : (
          <Waiting measuring={measuring} height={248} text={t('storage.empty')} />
        )}
      </PanelCard>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ClearCaches disabled={!categories} onCleared={remeasure} />
      </Box>
    </Box>
  );
}

interface WaitingProps {
  measuring: boolean;
  height: number;
  /** Shown when loading has finished. */
  text: string;
}

function Waiting({ measuring, height, text }: WaitingProps) {
  const { t } = useTranslation('pwa');
  return measuring ? (
    <>
      <VisuallyHidden component="output">{t('storage.measuring')}</VisuallyHidden>
      <Skeleton variant="rounded" height={height} />
    </>
  ) : (
    <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
  );
}

const styles = {
  grid: { display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' } },
} as const;
