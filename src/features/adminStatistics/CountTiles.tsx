import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { SiteStatistics } from '../../contract/schemas/adminStatistics';
import { useFormats } from '../../i18n/useFormats';
import type { CountedKind } from '../../contract/statisticsRange';

/** Most looked-for first. */
const shownKinds = [
  'views',
  'logins',
  'members',
  'scores',
  'comments',
  'articles',
] as const satisfies readonly CountedKind[];

type Counts = Pick<SiteStatistics, 'totals' | 'previous'>;

/** The totals of the range, compared with the preceding range. */
export function CountTiles({ totals, previous }: Counts) {
  const { t } = useTranslation('adminStatistics');
  const { count } = useFormats();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(8.25rem, 1fr))',
        gap: 1.5,
        m: 0,
        mb: 3,
      }}
    >
      {shownKinds.map((kind) => (
        <Card key={kind} sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`kinds.${kind}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Typography
              component="div"
              sx={{ fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {count(totals[kind])}
            </Typography>
            <Change now={totals[kind]} before={previous[kind]} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('adminStatistics');
  const { percent, count } = useFormats();
  const difference = now - before;
  return (
    <Typography
      component="div"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'text.secondary' }}
    >
      {difference === 0 ? null : (
        <Icon path={difference > 0 ? mdiArrowUp : mdiArrowDown} fontSize="small" />
      )}
      {before > 0
        ? t('change', { change: percent(difference / before), before: count(before) })
        : t('noChange', { before: count(before) })}
    </Typography>
  );
}
