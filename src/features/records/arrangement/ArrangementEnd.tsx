import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/errors/apiError';
import { ActionButton } from '../../../components/buttons/ActionButton';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import './arrangement.css';

interface ArrangementEndProps {
  /** Where a row was moved, for screen readers. */
  moved: string;
  failure: ApiError | undefined;
  /** What failed if the failure does not say more. */
  failed: string;
  save: string;
  busy: boolean;
  onSave: () => void;
  onCancel: () => void;
}

/** Below a list that is put in order. */
export function ArrangementEnd(props: ArrangementEndProps) {
  const { moved, failure, failed, save, busy, onSave, onCancel } = props;
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  return (
    <>
      <VisuallyHidden component="output">{moved}</VisuallyHidden>
      {failure ? <ErrorAlert message={failureText(failure, failed)} /> : null}
      <div className="arrangement-actions">
        <ActionButton variant="contained" busy={busy} onClick={onSave}>
          {save}
        </ActionButton>
        <ActionButton variant="outlined" onClick={onCancel}>
          {t('cancel')}
        </ActionButton>
      </div>
    </>
  );
}
