import { useId, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../contract/limits';
import '../../components/forms/fields.css';
import './verify.css';

interface ChartFieldProps {
  ref?: Ref<HTMLInputElement>;
  defaultValue?: string;
  /** What was entered is no chart. */
  invalid?: boolean;
  /** The buttons. */
  children?: ReactNode;
}

/** The field for the chart to check. */
export function ChartField({ ref, defaultValue, invalid = false, children }: ChartFieldProps) {
  const { t } = useTranslation('verify');
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="verify-label">
        {t('form.chart')}
      </label>
      <p
        id={`${id}-hint`}
        className={invalid ? 'text-caption verify-invalid' : 'text-caption text-muted'}
      >
        {t(invalid ? 'form.invalid' : 'form.hint')}
      </p>
      <div className="verify-line">
        <div className="field-box verify-field">
          <input
            ref={ref}
            id={id}
            name="chart"
            defaultValue={defaultValue}
            maxLength={2 * limits.searchLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={invalid || undefined}
            aria-describedby={`${id}-hint`}
          />
        </div>
        {children}
      </div>
    </>
  );
}
