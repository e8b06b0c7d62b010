import { mdiAlertCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { Job } from '../../contract/schemas/adminJobs';
import type { Operation } from '../../contract/schemas/adminOperation';
import { useFormats } from '../../i18n/useFormats';

interface StatusTilesProps {
  /** Undefined while loading. */
  operation: Operation | undefined;
  /** Undefined while loading, null if loading failed. */
  jobs: readonly Job[] | null | undefined;
}

interface Tile {
  name: string;
  value: string | undefined;
  /** Needs attention: also shown by an icon, because colour alone is not enough. */
  alarming?: boolean;
  note?: string | undefined;
  /** Takes the place of two tiles. */
  wide?: boolean;
}

/** Milliseconds: the limit of the rule about backups in deploy/alerts.yml. */
const oldBackup = 86_400_000;

/** What matters most, at a glance. */
export function StatusTiles({ operation, jobs }: StatusTilesProps) {
  const { t } = useTranslation('adminOperation');
  const { count, longDate, storageSize } = useFormats();
  const mails = jobs?.find(({ kind }) => kind === 'mails');
  const failing = jobs?.filter(({ state }) => state === 'failing').length;
  const nodes = operation?.nodes.filter(({ state }) => state === 'running').length;
  const backup = operation?.lastBackup;
  const counted = (value: number | null | undefined) => {
    if (value !== undefined && value !== null) return count(value);
    return jobs === undefined ? undefined : '–';
  };
  const tiles: Tile[] = [
    {
      name: t('tiles.nodes'),
      value: nodes === undefined ? undefined : count(nodes),
      alarming: nodes === 0,
    },
    {
      name: t('tiles.jobs'),
      value: counted(failing),
      alarming: failing !== undefined && failing > 0,
    },
    { name: t('tiles.waiting'), value: counted(mails?.nbWaiting) },
    {
      name: t('tiles.givenUp'),
      value: counted(mails?.nbFailed),
      alarming: Boolean(mails?.nbFailed),
    },
    { name: t('tiles.database'), value: operation && storageSize(operation.database.bytes) },
    {
      name: t('tiles.pictures'),
      value: operation && storageSize(operation.pictures.bytes),
      note:
        operation &&
        t('tiles.nbPictures', {
          count: operation.pictures.count,
          formatted: count(operation.pictures.count),
        }),
    },
    {
      name: t('tiles.backup'),
      value: backup ? longDate(backup.finishedAt) : operation && t('noBackup'),
      alarming:
        operation !== undefined &&
        (!backup || Date.parse(operation.at) - Date.parse(backup.finishedAt) > oldBackup),
      note: backup ? storageSize(backup.bytes) : undefined,
      wide: true,
    },
  ];
  return (
    <Box
      component="dl"
      aria-label={t('tiles.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(4, minmax(0, 1fr))',
        },
        gap: { xs: 1.5, sm: 2 },
        m: 0,
        mb: 3,
      }}
    >
      {tiles.map((tile) => (
        <TileCard key={tile.name} {...tile} />
      ))}
    </Box>
  );
}

function TileCard({ name, value, alarming = false, note, wide = false }: Tile) {
  return (
    <Card
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        ...(wide ? { gridColumn: 'span 2' } : {}),
      }}
    >
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            fontSize: '1.5rem',
            fontWeight: 700,
            fontVariantNumeric: 'tabular-nums',
            color: alarming ? 'error.main' : 'text.primary',
          }}
        >
          {alarming ? <Icon path={mdiAlertCircleOutline} fontSize="small" /> : null}
          {value ?? <Skeleton width="4rem" />}
        </Box>
        {note === undefined ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
