import { mdiDeleteOutline, mdiPencilOutline, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';

interface CatalogueRow {
  key: number;
  name: string;
  facts: string;
  /** Whether something uses it: it cannot be deleted then. */
  used: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

interface CatalogueListProps {
  title: string;
  addLabel: string;
  rows: readonly CatalogueRow[];
  onAdd: () => void;
}

/** One of the lists of the catalogue, with a button to add to it. */
export function CatalogueList({ title, addLabel, rows, onAdd }: CatalogueListProps) {
  const { t } = useTranslation('adminGames');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1.5 }}
      >
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={onAdd}>
          {addLabel}
        </Button>
      </Box>
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('catalogue.none')}</Typography>
      ) : (
        <Box
          component="ul"
          aria-labelledby={id}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Row({ row: { name, facts, used, onEdit, onRemove } }: { row: CatalogueRow }) {
  const { t } = useTranslation(['adminGames', 'common']);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pl: 2,
        pr: 0.5,
        py: 1,
        minWidth: 0,
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {facts}
        </Typography>
      </Box>
      <IconButton aria-label={t('catalogue.editOne', { name })} onClick={onEdit}>
        <Icon path={mdiPencilOutline} />
      </IconButton>
      {used ? null : (
        <IconButton aria-label={t('catalogue.deleteOne', { name })} onClick={onRemove}>
          <Icon path={mdiDeleteOutline} />
        </IconButton>
      )}
    </Box>
  );
}
