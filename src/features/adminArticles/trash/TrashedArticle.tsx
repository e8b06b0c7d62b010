import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { languages } from '../../../contract/languages';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { BackLink } from '../../../admin-frame/BackLink';
import { SectionHeader } from '../../../admin-frame/SectionHeader';
import { TextsOfVersion } from '../versions/TextsOfVersion';
import { daysLeft } from './daysLeft';
import { TrashButtons } from './TrashButtons';
import { useTrash } from './useTrash';

interface TrashedArticleProps {
  article: AdminArticle;
  onRestored: () => void;
}

/** A trashed article, read-only. */
export function TrashedArticle({ article, onRestored }: TrashedArticleProps) {
  const { t } = useTranslation('adminArticles');
  const { longDate } = useFormats();
  const { pathTo } = useRoute();
  const navigate = useNavigate();
  const trash = `${pathTo('Administration')}/articles/trash`;
  const actions = useTrash({ onRestored, onDeleted: () => void navigate(trash) });
  const { id, content, trashedAt, trashedBy } = article;
  const titles = languages.map((language) => content.translations[language]?.title);
  const title = titles.find(Boolean) ?? t('untitled');
  const date = longDate(trashedAt ?? '');
  return (
    <>
      <BackLink to={trash} label={t('trash.title')} />
      <SectionHeader
        title={title}
        actions={<TrashButtons id={id} title={title} actions={actions} />}
      />
      <Stack spacing={3}>
        {actions.failure === undefined ? null : <ErrorAlert message={actions.failure} />}
        <Alert severity="warning">
          {trashedBy
            ? t('trash.deletedBy', { date, name: trashedBy.username })
            : t('trash.deletedOn', { date })}{' '}
          {t('trash.gone', { count: daysLeft(trashedAt) })}
        </Alert>
        <TextsOfVersion content={content} />
      </Stack>
      {actions.dialog}
    </>
  );
}
