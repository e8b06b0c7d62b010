import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Switch from '@mui/material/Switch';
import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { RadioChoice } from '../../../components/forms/RadioChoice';
import { reportMeasures } from '../../../contract/reports';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { useKeys } from '../judging/useKeys';
import { useKeysSwitch } from '../judging/useKeysSwitch';
import { CaseNoteField } from './CaseNoteField';
import { UntilField } from './UntilField';
import { useCaseDecision } from './useCaseDecision';
import '../judging/judging.css';

interface CaseDecisionFormProps {
  reported: ModeratedCase;
  onDone: () => void;
  onNext: () => void;
}

const measureKeys = { none: '0', warn: 'W', silence: 'S', suspend: 'X' } as const;
const none: ReadonlySet<string> = new Set();

/** What is done about a case. Single keys choose, unless they are turned off. */
export function CaseDecisionForm({ reported, onDone, onNext }: CaseDecisionFormProps) {
  const { t } = useTranslation(['reportCases', 'reports']);
  const dispatch = useAppDispatch();
  const form = useCaseDecision(reported);
  const [keysOn, switchKeys] = useKeysSwitch();
  const element = useRef<HTMLFormElement>(null);
  const reasonGroup = useRef<HTMLDivElement>(null);
  const { hide, measure, reasons, problems, busy } = form;

  useKeys(
    {
      ...Object.fromEntries(
        reasons.map((reason, index) => [String(index + 1), () => form.setReason(reason)]),
      ),
      h: hide === undefined ? undefined : () => form.setHide(!hide),
      ...(measure !== undefined && {
        '0': () => form.setMeasure('none'),
        w: () => form.setMeasure('warn'),
        s: () => form.setMeasure('silence'),
        x: () => form.setMeasure('suspend'),
      }),
      n: onNext,
    },
    none,
    keysOn,
  );
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const outcome = await form.send();
    if (outcome === true) {
      dispatch(notificationQueued({ messageKey: 'reportCases:told.decided', severity: 'success' }));
      onDone();
    } else if (outcome === 'reason') reasonGroup.current?.querySelector('input')?.focus();
    else if (outcome) element.current?.querySelector<HTMLElement>(`[name="${outcome}"]`)?.focus();
  };
  const withKey = (key: string, label: string) => (
    <>
      {keysOn ? <kbd className="reason-key">{key}</kbd> : null} {label}
    </>
  );
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      {hide === undefined ? null : (
        <FormControlLabel
          control={
            <Checkbox checked={hide} onChange={(_event, checked) => form.setHide(checked)} />
          }
          label={withKey('H', t('form.hide'))}
        />
      )}
      {measure === undefined ? null : (
        <RadioChoice
          label={t('form.measure')}
          choices={reportMeasures}
          labelOf={(one) => withKey(measureKeys[one], t(`form.${one}`))}
          value={measure}
          onChange={form.setMeasure}
        />
      )}
      {form.until === undefined ? null : (
        <UntilField value={form.until} error={problems.until} onChange={form.setUntil} />
      )}
      <RadioChoice
        ref={reasonGroup}
        label={t('form.reason')}
        choices={reasons}
        labelOf={(reason) =>
          withKey(String(reasons.indexOf(reason) + 1), t(`reports:reasons.${reason}`))
        }
        value={form.reason}
        error={problems.reason}
        onChange={form.setReason}
      />
      <CaseNoteField value={form.note} error={problems.note} onChange={form.setNote} />
      {problems.other === undefined ? null : <ErrorAlert message={problems.other} />}
      <BusyButton type="submit" variant="contained" busy={busy}>
        {t(form.dismisses ? 'form.dismiss' : 'form.decide')}
      </BusyButton>
      <FormControlLabel
        control={<Switch size="small" checked={keysOn} onChange={(_event, on) => switchKeys(on)} />}
        label={t('form.keys')}
      />
    </form>
  );
}
