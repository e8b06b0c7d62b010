import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Icon } from '../../components/Icon';

interface StateTileProps {
  /** One of the paths of @mdi/js. */
  icon: string;
  name: string;
  /** Undefined until it is known. */
  value: string | undefined;
  detail?: string;
  /** Coloured where it is as one would wish. */
  good?: boolean;
}

/** One fact of a `dl`, as a tile. */
export function StateTile({ icon, name, value, detail, good = false }: StateTileProps) {
  return (
    <Box sx={look.tile}>
      <Box component="dt" sx={look.name}>
        <Icon path={icon} sx={[look.icon, { color: good ? 'success.main' : 'text.secondary' }]} />
        {name}
      </Box>
      <Box component="dd" sx={look.value}>
        {value ?? <Skeleton width="6rem" />}
        {detail === undefined ? null : (
          <Box component="span" sx={look.detail}>
            {detail}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const look = {
  // The icon stands in the term: a group of a list has nothing but terms and what they mean.
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
