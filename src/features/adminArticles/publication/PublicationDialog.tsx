import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import type { Publication } from './usePublication';

const PublicationTime = lazy(async () => {
  const { PublicationTime: Time } = await import(
    /* webpackChunkName: "publication-time" */ './PublicationTime'
  );
  return { default: Time };
});

interface PublicationDialogProps {
  article: AdminArticle;
  publication: Publication;
  onClose: () => void;
}

/** The next full hour, as the default time. */
function nextHour(): string {
  const date = new Date();
  date.setHours(date.getHours() + 1, 0, 0, 0);
  return date.toISOString();
}

/** Asks for the time of publication. */
export function PublicationDialog({ article, publication, onClose }: PublicationDialogProps) {
  const { t } = useTranslation(['adminArticles', 'common']);
  const id = useId();
  const { busy, failure, publish, forget } = publication;
  const [later, setLater] = useState(article.state === 'scheduled');
  const [at, setAt] = useState<string | null>(() => article.publishedAt ?? nextHour());
  const [openedAt] = useState(() => Date.now());
  const past = later && at !== null && Date.parse(at) <= openedAt;
  const close = () => {
    forget();
    onClose();
  };
  const confirm = async () => {
    if (await publish(later ? at : null)) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('publish.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {failure === undefined ? null : <ErrorAlert message={failure} />}
          <RadioGroup
            aria-labelledby={id}
            value={later ? 'later' : 'now'}
            onChange={(_event, value) => setLater(value === 'later')}
          >
            <FormControlLabel value="now" control={<Radio />} label={t('publish.now')} />
            <FormControlLabel value="later" control={<Radio />} label={t('publish.later')} />
          </RadioGroup>
          {later ? (
            <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
              <PublicationTime value={at} onChange={setAt} />
            </Suspense>
          ) : null}
          {past ? <Typography variant="body2">{t('publish.past')}</Typography> : null}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={close} disabled={busy}>
          {t('common:cancel')}
        </Button>
        <BusyButton
          variant="contained"
          busy={busy}
          idle={later && at === null}
          onClick={() => void confirm()}
        >
          {later && !past ? t('publish.confirmLater') : t('publish.confirmNow')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
