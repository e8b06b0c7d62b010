import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRevisionQuery, useGetRevisionsQuery } from '../../../api/adminArticlesApi';
import { ErrorAlert } from '../../../components/ErrorAlert';
import type { AdminRevision } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { TextsOfVersion } from './TextsOfVersion';
import type { ArticleDraft } from './useArticleDraft';

/** The versions of an article: to read, and to bring back. */
export function HistoryDialog({ draft, onClose }: { draft: ArticleDraft; onClose: () => void }) {
  const { t } = useTranslation('adminArticles');
  const id = useId();
  const dispatch = useAppDispatch();
  const { data, isError, refetch } = useGetRevisionsQuery(draft.article.id, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<AdminRevision>();
  const { currentData: detail } = useGetRevisionQuery(
    { id: draft.article.id, revision: chosen?.id ?? 0 },
    { skip: !chosen },
  );
  const restore = async () => {
    if (!detail) return;
    const { version, content } = detail;
    onClose();
    await draft.replace(content, version);
    dispatch(
      notificationQueued({
        messageKey: 'adminArticles:history.restored',
        params: { number: version },
        severity: 'success',
      }),
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('history.title')}</DialogTitle>
      <DialogContent dividers>
        {isError ? (
          <ErrorAlert message={t('history.failed')} onRetry={() => void refetch()} />
        ) : null}
        {data?.length === 0 ? <Alert severity="info">{t('history.empty')}</Alert> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
          }}
        >
          <List dense disablePadding>
            {(data ?? []).map((revision) => (
              <Revision
                key={revision.id}
                revision={revision}
                selected={revision.id === chosen?.id}
                onChoose={() => setChosen(revision)}
              />
            ))}
          </List>
          {chosen ? <Chosen detail={detail} /> : null}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('history.close')}
        </Button>
        <Button variant="contained" disabled={!detail} onClick={() => void restore()}>
          {t('history.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Chosen({ detail }: { detail: Parameters<typeof TextsOfVersion>[0] | undefined }) {
  return detail ? (
    <TextsOfVersion content={detail.content} />
  ) : (
    <Skeleton variant="rounded" height={240} />
  );
}

interface RevisionProps {
  revision: AdminRevision;
  selected: boolean;
  onChoose: () => void;
}

function Revision({ revision, selected, onChoose }: RevisionProps) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const { version, kind, savedAt, savedBy } = revision;
  const name = savedBy?.username ?? t('history.somebody');
  return (
    <li>
      <ListItemButton selected={selected} aria-pressed={selected} onClick={onChoose}>
        <ListItemText
          primary={
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
                {t('history.version', { number: version })}
              </Typography>
              <Chip
                size="small"
                component="span"
                color={kind === 'published' ? 'success' : 'default'}
                variant="outlined"
                label={t(`history.kinds.${kind}`)}
              />
            </Box>
          }
          secondary={t('history.savedBy', { date: longDate(savedAt), name })}
        />
      </ListItemButton>
    </li>
  );
}
