import { mdiDownload, mdiWifiOff } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { Icon } from '../../components/Icon';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { useUnloadGuard } from '../../components/forms/useUnloadGuard';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { visibleLength } from '../../contract/commentRules';
import { supportRules } from '../../contract/supportRules';
import { selectIsOnline } from '../../state/pwaSlice';
import { useAppSelector } from '../../store/hooks';
import { DescriptionInput } from './DescriptionInput';
import { SentContents } from './SentContents';
import type { BuiltSnapshot } from './snapshot/buildSnapshot';
import type { ReportState } from './useReport';
import { saveFile } from '../../components/saveFile';
import { snapshotFileName } from '../../contract/snapshot/snapshotFormat';

/** Downloads the file. */
function downloadSnapshot({ text, meta }: BuiltSnapshot): void {
  saveFile(new Blob([text], { type: 'application/json' }), snapshotFileName(meta.createdAt));
}

/** What was typed before the dialog was closed. */
export interface DescriptionDraft {
  description: string;
  onDescription: (text: string) => void;
}

interface ReportFormProps extends DescriptionDraft {
  built: BuiltSnapshot | undefined;
  report: ReportState;
}

const { min, max } = supportRules.description;
const rules = {
  description: (value: string) => {
    if (visibleLength(value) < min) return 'support:descriptionTooShort' as const;
    return value.trim().length > max ? ('support:descriptionTooLong' as const) : undefined;
  },
};

function Troubles({ built, report }: Pick<ReportFormProps, 'built' | 'report'>) {
  const { t } = useTranslation('support');
  const online = useAppSelector(selectIsOnline);
  if (!built) return <ErrorAlert message={t('unprepared')} />;
  if (report.failure !== undefined) {
    return <ErrorAlert title={report.failure} message={t('failedKeep')} />;
  }
  return online ? null : (
    <Alert severity="info" icon={<Icon path={mdiWifiOff} />}>
      {t('offline')}
    </Alert>
  );
}

/** The description, the contents of the snapshot, and the buttons to send or download. */
export function ReportForm({ built, report, description: draft, onDescription }: ReportFormProps) {
  const { t } = useTranslation('support');
  const [agreed, setAgreed] = useState(false);
  const [initial] = useState({ description: draft });
  const { field, values, complete, onSubmit } = useValidatedForm({ initial, rules });
  // The dialog stays open over other pages of the site: only unloading loses the description.
  useUnloadGuard(values.description !== '');
  useEffect(() => onDescription(values.description), [onDescription, values.description]);
  const submit = onSubmit(async ({ description }) => {
    if (await report.send(description.trim())) onDescription('');
  });
  return (
    <form noValidate onSubmit={submit}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2.5} useFlexGap>
          <Typography sx={{ color: 'text.secondary' }}>{t('intro')}</Typography>
          <DescriptionInput {...field('description')} />
          {built ? <SentContents built={built} /> : null}
          <FormControlLabel
            control={
              <Checkbox
                name="consent"
                checked={agreed}
                onChange={(_event, checked) => setAgreed(checked)}
              />
            }
            label={t('consent', { count: supportRules.keptDays })}
            sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { mt: -1 } }}
          />
          <Troubles built={built} report={report} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button
          color="inherit"
          disabled={!built}
          startIcon={<Icon path={mdiDownload} />}
          onClick={() => built && downloadSnapshot(built)}
        >
          {t('download')}
        </Button>
        <SubmitButton
          label={t('send')}
          busyLabel={t('sending')}
          busy={report.sending}
          disabled={!built || !agreed || !complete}
          hint={t('sendHint')}
        />
      </DialogActions>
    </form>
  );
}
