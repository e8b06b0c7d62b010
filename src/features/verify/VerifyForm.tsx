import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { actionClass } from '../../components/buttons/actionClass';
import { ActionButton } from '../../components/buttons/ActionButton';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useFormats } from '../../i18n/useFormats';
import { ChainResult } from './ChainResult';
import { ChartField } from './ChartField';
import { readChartId } from './readChartId';
import { useVerification, type VerificationState } from './useVerification';
import './verify.css';

function Outcome({ state, onRetry }: { state: VerificationState; onRetry: () => void }) {
  const { t } = useTranslation('verify');
  const failureText = useFailureText();
  if (state.kind === 'failed')
    return (
      <ErrorAlert
        message={failureText(state.failure, t('result.failed'))}
        requestId={state.failure.kind === 'http' ? state.failure.requestId : undefined}
        onRetry={onRetry}
      />
    );
  return state.kind === 'done' ? (
    <ChainResult chartId={state.chartId} verdict={state.verdict} />
  ) : null;
}

function useProgressText(state: VerificationState): string | null {
  const { t } = useTranslation('verify');
  const { count } = useFormats();
  if (state.kind === 'cancelled') return t('form.cancelled');
  if (state.kind !== 'running') return null;
  const { done, total, waits } = state;
  if (waits) return t('form.waiting');
  return total === 0
    ? t('form.starting')
    : t('form.checked', { done: count(done), count: total, formatted: count(total) });
}

function Progress({ state }: { state: VerificationState }) {
  const { t } = useTranslation('verify');
  const text = useProgressText(state);
  return (
    <>
      {state.kind === 'running' ? (
        <progress
          className="verify-progress"
          aria-label={t('form.progress')}
          max={Math.max(1, state.total)}
          value={state.done}
        />
      ) : null}
      {/* There from the start, so that screen readers announce its text. */}
      <output className="text-body2 text-muted verify-status">{text}</output>
    </>
  );
}

/** Checks the chain of a chart in this browser. */
export function VerifyForm() {
  const { t } = useTranslation(['verify', 'common']);
  const [params, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [invalid, setInvalid] = useState(false);
  const { state, start, cancel } = useVerification();
  const isRunning = state.kind === 'running';
  const check = () => {
    if (isRunning) return;
    const chartId = readChartId(field.current?.value ?? '');
    setInvalid(chartId === undefined);
    if (chartId === undefined) {
      field.current?.focus();
      return;
    }
    setParams({ chart: String(chartId) }, { replace: true, preventScrollReset: true });
    void start(chartId);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    check();
  };
  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <ChartField ref={field} defaultValue={params.get('chart') ?? ''} invalid={invalid}>
          <button
            ref={submit}
            type="submit"
            aria-disabled={isRunning || undefined}
            aria-busy={isRunning || undefined}
            className={actionClass('contained')}
          >
            {t('verify:form.check')}
          </button>
          {isRunning ? (
            <ActionButton
              variant="outlined"
              onClick={() => {
                cancel();
                submit.current?.focus();
              }}
            >
              {t('common:cancel')}
            </ActionButton>
          ) : null}
        </ChartField>
      </form>
      <Progress state={state} />
      <Outcome state={state} onRetry={check} />
    </>
  );
}
