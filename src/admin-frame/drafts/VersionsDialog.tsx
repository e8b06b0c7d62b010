import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryAlert, type Asked } from '../QueryAlert';

interface VersionsDialogProps<Version> {
  texts: { title: string; lead?: string; empty: string; failed: string; restore: string };
  /** A version that is read needs the room beside the list; what would change stands below it. */
  beside?: boolean;
  query: Asked & { isLoading: boolean; data?: readonly Version[] | undefined };
  keyOf: (version: Version) => number;
  /** When, by whom and what. */
  renderVersion: (version: Version) => ReactNode;
  /** The chosen version and the query of its content. */
  chosen: Version | undefined;
  detail: Asked;
  onChoose: (version: Version) => void;
  /** Undefined while the chosen version cannot be restored. */
  onRestore: (() => void) | undefined;
  onClose: () => void;
  /** The chosen version. */
  children: ReactNode;
}

const columns = { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' };
const scrolled = { maxHeight: { xs: '14rem', md: '65vh' }, overflowY: 'auto' };

/** The versions of a document, newest first; one of them can be restored. */
export function VersionsDialog<Version>(props: VersionsDialogProps<Version>) {
  const { texts, beside = false, query, keyOf, chosen, detail, onRestore, onClose } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const versions = query.data ?? [];
  const chosenKey = chosen && keyOf(chosen);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth={beside ? 'lg' : 'sm'} fullWidth>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent dividers>
        {texts.lead === undefined ? null : (
          <DialogContentText sx={{ mb: 2 }}>{texts.lead}</DialogContentText>
        )}
        <QueryAlert query={query} otherwise={texts.failed} />
        <QueryAlert query={detail} otherwise={texts.failed} />
        {query.isLoading ? <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} /> : null}
        {query.data?.length === 0 ? <Alert severity="info">{texts.empty}</Alert> : null}
        <Box sx={beside ? { display: 'grid', gap: 3, gridTemplateColumns: columns } : {}}>
          {versions.length > 0 ? (
            <List
              dense
              aria-label={texts.title}
              disablePadding={beside}
              sx={beside ? scrolled : {}}
            >
              {versions.map((version) => (
                <li key={keyOf(version)}>
                  <ListItemButton
                    selected={keyOf(version) === chosenKey}
                    aria-pressed={keyOf(version) === chosenKey}
                    onClick={() => props.onChoose(version)}
                  >
                    {props.renderVersion(version)}
                  </ListItemButton>
                </li>
              ))}
            </List>
          ) : null}
          {props.children}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="contained" disabled={!onRestore} onClick={onRestore}>
          {texts.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
