import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Icon } from '../../components/Icon';

interface StateTileProps {
  /** An icon path of @mdi/js. */
  icon: string;
  name: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  detail?: string;
  /** Coloured if the value is as desired. */
  good?: boolean;
}

/** One entry of a `dl`, as a tile. */
export function StateTile({ icon, name, value, detail, good = false }: StateTileProps) {
  return (
    <Box sx={styles.tile}>
      <Box component="dt" sx={styles.name}>
        <Box
          component={Icon}
          path={icon}
          sx={[styles.icon, { color: good ? 'success.main' : 'text.secondary' }]}
        />
        {name}
      </Box>
      <Box component="dd" sx={styles.value}>
        {value ?? <Skeleton width="6rem" />}
        {detail === undefined ? null : (
          <Box component="span" sx={styles.detail}>
            {detail}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const styles = {
  // The icon is inside the `dt`: a `div` in a `dl` may contain only `dt` and `dd`.
  tile: {
    position: 'relative',
    p: 2,
    pl: 6.5,
    borderRadius: 1.5,
    bgcolor: 'surface.muted',
  },
  icon: { position: 'absolute', top: 20, left: 16 },
  name: { fontSize: '0.8125rem', color: 'text.secondary' },
  value: { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  detail: { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: 'text.secondary' },
} as const;
