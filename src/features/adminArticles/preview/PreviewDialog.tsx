import { mdiClose } from '@mdi/js';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { SelectField } from '../../../components/forms/SelectField';
import { isLanguage, languageNames, languages, type Language } from '../../../contract/languages';
import { miniatureClass } from '../../../theme/miniature';
import { themeTable as themes } from '../../../theme/themeTable';
import { InLanguage } from './InLanguage';
import { previewArticle } from './previewArticle';
import { ArticlePreviewContext } from './ArticlePreviewContext';
import type { ArticleDraft } from '../draft/useArticleDraft';

interface PreviewDialogProps {
  draft: ArticleDraft;
  shown: Language;
  onClose: () => void;
}

/** Previews the article as readers will see it, in any theme and language. */
export function PreviewDialog({ draft, shown, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['adminArticles', 'themes']);
  const id = useId();
  const renderArticle = use(ArticlePreviewContext);
  const [language, setLanguage] = useState(shown);
  const [theme, setTheme] = useState(currentTheme);
  const article = previewArticle(draft, language);
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { borderRadius: 0 } } }}
    >
      <AppBar position="sticky" color="default" elevation={0}>
        <Toolbar sx={{ flexWrap: 'wrap', gap: 2, py: 1 }}>
          <Typography id={id} variant="h6" component="h2" sx={{ flex: '1 1 12rem' }}>
            {t('preview.title')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { minWidth: '9rem' } }}>
            <SelectField<string>
              name="previewLanguage"
              label={t('preview.language')}
              value={language}
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
              onChange={(value) => {
                if (isLanguage(value)) setLanguage(value);
              }}
            />
            <SelectField<string>
              name="previewTheme"
              label={t('preview.theme')}
              value={theme}
              options={themes.map(({ key }) => ({
                value: key,
                label: t(`themes:themes.${key}.name`),
              }))}
              onChange={setTheme}
            />
          </Box>
          <IconButton aria-label={t('preview.close')} onClick={onClose} edge="end">
            <Icon path={mdiClose} />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box
        className={miniatureClass}
        data-theme={theme}
        // The preview is not interactive.
        onClickCapture={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        sx={{
          flex: 1,
          px: { xs: 2, sm: 3 },
          py: 4,
          color: 'text.primary',
          bgcolor: 'background.default',
          overflowX: 'clip',
        }}
      >
        <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
          {article.locale === language ? null : (
            <Alert severity="info" sx={{ mb: 3 }}>
              {t('preview.notWritten')}
            </Alert>
          )}
          <Suspense fallback={null}>
            <InLanguage language={language}>{renderArticle(article)}</InLanguage>
          </Suspense>
        </Box>
      </Box>
    </Dialog>
  );
}

function currentTheme(): string {
  const shown = document.documentElement.dataset['theme'];
  return themes.find(({ key }) => key === shown)?.key ?? 'light';
}
