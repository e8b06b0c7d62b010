import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteState } from '../../contract/schemas/adminConfiguration';
import { BusyButton } from '../../components/buttons/BusyButton';
import { ConfirmDialog } from '../../admin-frame/ConfirmDialog';
import { OutcomeAlert } from '../../admin-frame/OutcomeAlert';
import { useLeaveGuard } from '../../components/forms/useLeaveGuard';
import { IdentityFields } from './IdentityFields';
import { OperationFields } from './OperationFields';
import { PartnerFields } from './PartnerFields';
import { RecordsSiteFields } from './RecordsSiteFields';
import { ScoreFields } from './ScoreFields';
import { useSiteForm } from './useSiteForm';
import { ConfigurationVersionList } from './ConfigurationVersionList';

interface ConfigurationFormProps {
  loaded: SiteState;
  /** Loads the version saved by another person. */
  onReload: () => void;
}

export function ConfigurationForm({ loaded, onReload }: ConfigurationFormProps) {
  const { t } = useTranslation('adminConfiguration');
  const site = useSiteForm(loaded);
  const { form, outcome, version, changed, busy, submit, reset, takeLoaded, restore } = site;
  const { asking, stay, leave } = useLeaveGuard(changed);
  const element = useRef<HTMLFormElement>(null);
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(wrong)}"]`)?.focus();
    }
  };
  return (
    <form ref={element} noValidate onSubmit={(event) => void onSubmit(event)}>
      <OutcomeAlert outcome={outcome?.kind === 'done' ? outcome : undefined} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <Stack spacing={2}>
          <IdentityFields form={form} />
          <OperationFields form={form} />
          <ScoreFields form={form} />
        </Stack>
        <Stack spacing={2}>
          <PartnerFields form={form} />
          <RecordsSiteFields form={form} />
          <ConfigurationVersionList
            current={version}
            busy={busy || changed}
            onRestore={(from) => void restore(from)}
          />
        </Stack>
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          mt: 2,
          py: 2,
          bgcolor: 'background.default',
          borderTop: '1px solid',
          borderColor: 'divider',
        }}
      >
        {outcome && outcome.kind !== 'done' ? (
          <Alert
            severity={outcome.kind === 'conflict' ? 'warning' : 'error'}
            sx={{ flex: '1 1 100%' }}
            action={
              outcome.kind === 'conflict' ? (
                <Button color="inherit" size="small" onClick={takeLoaded ?? onReload}>
                  {t('reload')}
                </Button>
              ) : null
            }
          >
            {outcome.text}
          </Alert>
        ) : null}
        <BusyButton type="submit" variant="contained" busy={busy} idle={!changed}>
          {t('save')}
        </BusyButton>
        <Button color="inherit" disabled={!changed || busy} onClick={reset}>
          {t('discard')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        severe
        title={t('leave.title')}
        text={t('leave.text')}
        labels={{ confirm: t('leave.leave'), cancel: t('leave.stay') }}
        onConfirm={leave}
        onClose={stay}
      />
    </form>
  );
}
