import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiCloudOffOutline,
  mdiPencilOutline,
  mdiSync,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { useFormats } from '../../../i18n/useFormats';
import { unsavedId } from '../../../admin-frame/drafts/createOrSave';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { languageTags } from '../../../contract/languages';
import { currentLanguage } from '../../../i18n/createI18n';

/** A formatter for times of day in the current language, such as 10:30. */
function useClockTime(): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(languageTags[currentLanguage(i18n)], {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => format.format(new Date(instant));
}

const icons = {
  saved: mdiCheckCircleOutline,
  unsaved: mdiPencilOutline,
  saving: mdiSync,
  failed: mdiCloudOffOutline,
  invalid: mdiAlertCircleOutline,
  stopped: mdiAlertCircleOutline,
  conflict: mdiAlertCircleOutline,
  closed: mdiCheckCircleOutline,
} as const;

/** The save status, and where the text is stored. */
export function SaveStatus({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const clockTime = useClockTime();
  const { longDate } = useFormats();
  const { phase, stored, article, save } = draft;
  const [day] = useState(() => new Date().toDateString());
  const { editedAt } = article;
  const today = new Date(editedAt).toDateString() === day;
  const lastSaved = today
    ? t('saving.saved', { time: clockTime(editedAt) })
    : t('saving.savedOn', { date: longDate(editedAt) });
  const troubled = ['failed', 'invalid', 'stopped', 'conflict'].includes(phase);
  const message = () => {
    if (phase === 'failed' && !stored) return t('saving.notStored');
    if (phase !== 'saved' && phase !== 'closed') return t(`saving.${phase}`);
    return article.id === unsavedId ? t('saving.blank') : lastSaved;
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        minHeight: 32,
        fontSize: '0.875rem',
        color: troubled ? 'error.main' : 'text.secondary',
      }}
    >
      <Icon path={icons[phase]} fontSize="small" />
      <Box component="output">{message()}</Box>
      {phase === 'failed' ? (
        <Button size="small" onClick={() => void save()}>
          {t('saving.retry')}
        </Button>
      ) : null}
    </Box>
  );
}
