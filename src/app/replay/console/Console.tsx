import { mdiExportVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { saveFile } from '../../../components/saveFile';
import { SelectField } from '../../../components/forms/SelectField';
import { useFileDrop } from '../../../components/useFileDrop';
import { languageNames, languages, type Language } from '../../../contract/languages';
import { snapshotFileName } from '../../../contract/snapshot/snapshotFormat';
import { currentLanguage } from '../../../i18n/createI18n';
import { FileButton } from './FileButton';
import { OpenScreen } from './OpenScreen';
import { Player } from './Player';
import { useSnapshotFile, type OpenFile } from './useSnapshotFile';

/** The replay console: opens a snapshot and plays it. */
export function Console({ caseId }: { caseId: number | undefined }) {
  const { t } = useTranslation('replay');
  const { state, open } = useSnapshotFile(caseId);
  const [opened, setOpened] = useState(0);
  const onFile = (file: File) => {
    setOpened(opened + 1);
    void open(file);
  };
  const dropping = useFileDrop(([file]) => {
    if (file) onFile(file);
  });
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  return (
    <Box sx={{ minHeight: '100vh', outline: dropping ? '3px dashed' : 'none', outlineOffset: -6 }}>
      <ConsoleHeader file={state.kind === 'open' ? state.file : undefined} onFile={onFile} />
      <Box component="main" aria-label={t('title')} sx={{ p: { xs: 2, md: 3 } }}>
        {state.kind === 'open' ? (
          <Player key={opened} file={state.file} />
        ) : (
          <OpenScreen state={state} onFile={onFile} />
        )}
      </Box>
    </Box>
  );
}

interface ConsoleHeaderProps {
  file: OpenFile | undefined;
  onFile: (file: File) => void;
}

function ConsoleHeader({ file, onFile }: ConsoleHeaderProps) {
  const { t } = useTranslation('replay');
  return (
    <Box component="header" aria-label={t('title')} sx={headerStyles}>
      <Typography variant="h5" component="h1" sx={{ flexGrow: 1 }}>
        {t('title')}
      </Typography>
      {file ? (
        <>
          <FileButton onFile={onFile} />
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiExportVariant} />}
            onClick={() =>
              saveFile(
                new Blob([file.text], { type: 'application/json' }),
                snapshotFileName(file.opened.meta.createdAt),
              )
            }
          >
            {t('export')}
          </Button>
        </>
      ) : null}
      <LanguageChoice />
    </Box>
  );
}

/** Changes the console's language only, and for this visit only: nothing is stored. */
function LanguageChoice() {
  const { t, i18n } = useTranslation('replay');
  const change = async (language: Language) => {
    await i18n.changeLanguage(language);
  };
  return (
    <Box sx={{ '& .MuiTextField-root': { width: '10rem' } }}>
      <SelectField<Language>
        name="language"
        label={t('language')}
        value={currentLanguage(i18n)}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(language) => void change(language)}
      />
    </Box>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 2, md: 3 },
  py: 1.5,
  bgcolor: 'background.paper',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;
