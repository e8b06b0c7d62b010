import { mdiEyeOutline, mdiHistory } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import type { Language } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { BackLink } from '../../../admin-frame/BackLink';
import { EditorBar } from '../../../admin-frame/drafts/EditorBar';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { ArticleMenu } from './ArticleMenu';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import { PresenceNotice } from './PresenceNotice';
import { OverwrittenTextAlert } from './OverwrittenTextAlert';
import { SaveStatus } from './SaveStatus';
import { ArticleStateChip } from '../ArticleStateChip';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { usePublication } from '../publication/usePublication';

const PublicationDialog = lazy(async () => {
  const { PublicationDialog: Dialog } = await import(
    /* webpackChunkName: "publication" */ '../publication/PublicationDialog'
  );
  return { default: Dialog };
});
const PreviewDialog = lazy(async () => {
  const { PreviewDialog: Dialog } = await import(
    /* webpackChunkName: "article-preview" */ '../preview/PreviewDialog'
  );
  return { default: Dialog };
});
const HistoryDialog = lazy(async () => {
  const { HistoryDialog: Dialog } = await import(
    /* webpackChunkName: "article-history" */ '../versions/HistoryDialog'
  );
  return { default: Dialog };
});

type Part = 'publication' | 'preview' | 'history';

/** The editor's header: title, save status and actions. */
export function EditorHeader({ draft, shown }: { draft: ArticleDraft; shown: Language }) {
  const { t } = useTranslation(['adminArticles', 'administration']);
  const [open, setOpen] = useState<Part>();
  const publication = usePublication(draft);
  const { article, content } = draft;
  const known = article.id !== unsavedId;
  const title = content.translations[shown]?.title.trim();
  const waiting = draft.phase !== 'saved' || article.version > article.appliedVersion;
  const close = () => setOpen(undefined);
  return (
    <>
      <SectionHeader
        compact
        title={title || t('untitled')}
        actions={
          <>
            <Button
              color="inherit"
              startIcon={<Icon path={mdiEyeOutline} />}
              onClick={() => setOpen('preview')}
            >
              {t('administration:preview.open')}
            </Button>
            {known ? (
              <Button
                color="inherit"
                startIcon={<Icon path={mdiHistory} />}
                onClick={() => setOpen('history')}
              >
                {t('history.open')}
              </Button>
            ) : null}
            <Button variant="contained" onClick={() => setOpen('publication')}>
              {article.state === 'published' && waiting ? t('publish.update') : t('publish.open')}
            </Button>
            {known ? <ArticleMenu article={article} publication={publication} /> : null}
          </>
        }
      />
      <StatusLine draft={draft} />
      <OverwrittenTextAlert draft={draft} onVersions={() => setOpen('history')} />
      <Suspense fallback={null}>
        {open === 'publication' ? (
          <PublicationDialog article={article} publication={publication} onClose={close} />
        ) : null}
        {open === 'preview' ? <PreviewDialog draft={draft} shown={shown} onClose={close} /> : null}
        {open === 'history' ? <HistoryDialog draft={draft} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function StatusLine({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const { pathTo } = useRoute();
  const { state, publishedAt, version, appliedVersion } = draft.article;
  const date = publishedAt === null ? '' : longDate(publishedAt);
  const facts = [
    state === 'published' ? t('publish.published', { date }) : undefined,
    state === 'scheduled' ? t('publish.scheduledFor', { date }) : undefined,
    state !== 'draft' && version > appliedVersion ? t('list.changesWaiting') : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <EditorBar>
      <BackLink inline to={`${pathTo('Administration')}/articles`} label={t('editor.back')} />
      <ArticleStateChip state={state} />
      {facts.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      ) : null}
      <PresenceNotice draft={draft} />
      <Box sx={{ ml: { md: 'auto' } }}>
        <SaveStatus draft={draft} />
      </Box>
    </EditorBar>
  );
}
