import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRevisionQuery, useGetRevisionsQuery } from '../adminArticlesApi';
import { QueryAlert } from '../../../admin-frame/QueryAlert';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import type { AdminRevision } from '../../../contract/schemas/adminArticles';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { ArticleVersionList } from './ArticleVersionList';
import { VersionView } from './VersionView';

/** The versions of an article: read, compare, restore. */
export function HistoryDialog({ draft, onClose }: { draft: ArticleDraft; onClose: () => void }) {
  const { t } = useTranslation('adminArticles');
  const id = useId();
  const { article } = draft;
  const scheduled = article.state === 'scheduled' ? article.appliedVersion : undefined;
  const dispatch = useAppDispatch();
  const { data, isError, refetch } = useGetRevisionsQuery(draft.article.id, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState<AdminRevision>();
  const query = useGetRevisionQuery(
    { id: draft.article.id, revision: chosen?.id ?? 0 },
    { skip: !chosen },
  );
  const detail = query.currentData;
  const restore = async () => {
    if (!detail) return;
    const { number, content } = detail;
    onClose();
    await draft.replace(content, number);
    dispatch(
      notificationQueued({
        messageKey: 'adminArticles:history.restored',
        params: { number },
        severity: 'success',
      }),
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="lg" fullWidth>
      <DialogTitle id={id}>{t('history.title')}</DialogTitle>
      <DialogContent dividers>
        {isError ? (
          <ErrorAlert message={t('history.failed')} onRetry={() => void refetch()} />
        ) : null}
        <QueryAlert query={query} otherwise={t('history.failed')} />
        {data?.length === 0 ? <Alert severity="info">{t('history.empty')}</Alert> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '18rem minmax(0, 1fr)' },
          }}
        >
          {data && data.length > 0 ? (
            <ArticleVersionList
              versions={data}
              scheduled={scheduled}
              chosen={chosen}
              onChoose={setChosen}
            />
          ) : null}
          {chosen && !query.isError ? (
            <VersionView
              key={chosen.id}
              articleId={draft.article.id}
              chosen={chosen}
              versions={data ?? []}
              content={draft.content}
              detail={detail}
            />
          ) : null}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {t('history.close')}
        </Button>
        <Button
          variant="contained"
          disabled={!detail || detail.current}
          onClick={() => void restore()}
        >
          {t('history.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
