import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../contract/languages';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { TextsOfVersion } from './TextsOfVersion';
import type { ArticleDraft } from './useArticleDraft';

const differing = (mine: AdminArticleContent, theirs: AdminArticleContent) =>
  languages.filter(
    (language) =>
      JSON.stringify(mine.translations[language]) !== JSON.stringify(theirs.translations[language]),
  );

/** Lays both texts side by side where two people have changed an article; it stays until one of them is chosen. */
export function ConflictDialog({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const id = useId();
  const { conflict, content } = draft;
  if (!conflict) return null;
  const { theirs } = conflict;
  const only = differing(content, theirs.content);
  const sides = [
    { name: 'mine', content },
    { name: 'theirs', content: theirs.content },
  ] as const;
  return (
    <Dialog open aria-labelledby={id} maxWidth="lg" fullWidth>
      <DialogTitle id={id}>{t('conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 3 }}>
          {t('conflict.text', { name: theirs.editedBy?.username ?? t('history.somebody') })}
        </DialogContentText>
        {only.length === 0 ? <Typography>{t('conflict.same')}</Typography> : null}
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {only.length === 0
            ? null
            : sides.map((side) => (
                <Box key={side.name} component="section" aria-label={t(`conflict.${side.name}`)}>
                  <Typography variant="h5" component="h3" sx={{ mb: 2 }}>
                    {t(`conflict.${side.name}`)}
                  </Typography>
                  <TextsOfVersion content={side.content} only={only} />
                </Box>
              ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button variant="outlined" color="inherit" onClick={() => draft.resolve(conflict.fields)}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => draft.resolve([])}>
          {t('conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
