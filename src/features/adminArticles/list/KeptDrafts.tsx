import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LocalDraft } from '../../../admin-frame/drafts/createLocalDrafts';
import { languages } from '../../../contract/languages';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { selectMemberKey } from '../../../state/memberKey';
import { useAppSelector } from '../../../store/hooks';
import { articleDrafts } from '../draft/articleDrafts';
import { newArticleState } from '../draft/newArticle';

const titleOf = ({ content: { translations } }: LocalDraft<AdminArticleContent>) =>
  languages.map((language) => translations[language]?.title.trim()).find(Boolean);

/** Lists the local drafts that have not reached the server, including those of deleted articles. */
export function KeptDrafts() {
  const { t } = useTranslation(['adminArticles', 'common']);
  const { pathTo } = useRoute();
  const { longDate } = useFormats();
  const member = useAppSelector(selectMemberKey) ?? 'member';
  const [drafts, setDrafts] = useState(() => articleDrafts.list(member));
  if (drafts.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, '& .MuiAlert-message': { flexGrow: 1 } }}>
      <AlertTitle>{t('rescue.kept')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {drafts.map((draft) => {
          const { key, at } = draft;
          const name = t('rescue.keptOne', {
            title: titleOf(draft) ?? t('untitled'),
            date: longDate(at),
          });
          return (
            <Box
              component="li"
              key={key}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}
            >
              <Typography variant="body2" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Button
                component={Link}
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={t('common:labelled', { label: t('rescue.open'), value: name })}
                to={`${pathTo('Administration')}/articles/${typeof key === 'number' ? key : 'new'}`}
                state={typeof key === 'number' ? null : newArticleState(key)}
              >
                {t('rescue.open')}
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={t('common:labelled', { label: t('local.discard'), value: name })}
                onClick={() => {
                  articleDrafts.forget(member, key);
                  setDrafts(drafts.filter((other) => other !== draft));
                }}
              >
                {t('local.discard')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Alert>
  );
}
