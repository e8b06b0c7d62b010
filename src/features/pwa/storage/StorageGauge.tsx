import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import type { StorageEstimate } from '../../../state/pwaSlice';

const radius = 52;
const circumference = 2 * Math.PI * radius;
/** Keeps very small values visible. */
const smallestArc = 3;

/** Storage used of the browser's quota, as a ring and in numbers. */
export function StorageGauge({ usage, quota }: StorageEstimate) {
  const { t } = useTranslation('pwa');
  const { storageSize, percent } = useFormats();
  const fraction = Math.min(usage / quota, 1);
  const arc = usage === 0 ? 0 : Math.max(fraction * circumference, smallestArc);
  const numbers = { usage: storageSize(usage), quota: storageSize(quota) };
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Box
        component={Drawing}
        viewBox="0 0 128 128"
        titleAccess={t('storage.chart', { ...numbers, percent: percent(fraction) })}
        sx={styles.ring}
      >
        <circle cx="64" cy="64" r={radius} />
        <circle
          cx="64"
          cy="64"
          r={radius}
          className="used"
          strokeDasharray={`${arc} ${circumference}`}
          transform="rotate(-90 64 64)"
        />
        <text x="64" y="68" className="percent">
          {percent(fraction)}
        </text>
        <text x="64" y="84">
          {t('storage.used')}
        </text>
      </Box>
      <div>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {numbers.usage}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('storage.of', { quota: numbers.quota })}
        </Typography>
      </div>
    </Box>
  );
}

const styles = {
  ring: {
    width: 176,
    height: 176,
    '& circle': { fill: 'none', stroke: 'var(--mui-palette-divider)', strokeWidth: 12 },
    '& .used': {
      stroke: 'var(--mui-palette-primary-main)',
      strokeLinecap: 'round',
      transition: 'stroke-dasharray 300ms',
    },
    '& text': {
      fill: 'var(--mui-palette-text-secondary)',
      fontSize: '11px',
      textAnchor: 'middle',
    },
    '& .percent': {
      fill: 'var(--mui-palette-text-primary)',
      fontSize: '24px',
      fontWeight: 700,
    },
  },
} as const;
