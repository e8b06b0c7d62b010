import { mdiClose } from '@mdi/js';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { SelectField } from '../../components/forms/SelectField';
import { isLanguage, languageNames, languages, type Language } from '../../contract/languages';
import { miniatureClass } from '../../theme/miniature';
import { themeTable as themes } from '../../theme/themeTable';
import { InLanguage } from './InLanguage';

interface ReaderPreviewProps {
  /** The language to begin with. */
  shown: Language;
  /** What the preview does not show as readers will see it. */
  noteOn: (language: Language) => string | undefined;
  /** The page in a language. */
  children: (language: Language) => ReactNode;
  onClose: () => void;
}

// On phones they have a line of their own below the title.
const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  '& > *': { minWidth: '9rem' },
};

/** Shows a page as readers will see it, in any theme and language. Only what is folded can be pressed. */
export function ReaderPreview({ shown, noteOn, children, onClose }: ReaderPreviewProps) {
  const { t } = useTranslation(['administration', 'themes']);
  const id = useId();
  const [language, setLanguage] = useState(shown);
  const [theme, setTheme] = useState(currentTheme);
  const note = noteOn(language);
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
          <Typography id={id} variant="h6" component="h2" sx={{ flex: '1 1 10rem' }}>
            {t('preview.title')}
          </Typography>
          <Box sx={choices}>
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
        onClickCapture={keepFromLeaving}
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
          {note === undefined ? null : (
            <Alert severity="info" sx={{ mb: 3 }}>
              {note}
            </Alert>
          )}
          <Suspense fallback={null}>
            <InLanguage language={language}>{children(language)}</InLanguage>
          </Suspense>
        </Box>
      </Box>
    </Dialog>
  );
}

function keepFromLeaving(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('summary')) return;
  event.preventDefault();
  event.stopPropagation();
}

function currentTheme(): string {
  const shown = document.documentElement.dataset['theme'];
  return themes.find(({ key }) => key === shown)?.key ?? 'light';
}
