import { mdiPin, mdiPinOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../api/errors/apiError';
import { useGetOwnPinsQuery, usePinScoresMutation } from '../../../api/pinsApi';
import { ActionButton } from '../../../components/buttons/ActionButton';
import type { ActionSize, ActionVariant } from '../../../components/buttons/actionClass';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { Icon } from '../../../components/Icon';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';

interface PinScoreProps {
  score: { id: number; chart: { name: string } };
  variant: ActionVariant;
  size?: ActionSize;
}

/** Pins an own score to the page of the member, or unpins it. */
export function PinScore({ score: { id, chart }, variant, size }: PinScoreProps) {
  const { t } = useTranslation(['decisions', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { data, isFetching } = useGetOwnPinsQuery();
  // One list, one change at a time.
  const [save, { isLoading }] = usePinScoresMutation({ fixedCacheKey: 'pins' });
  const before = data?.scores ?? [];
  const pinned = before.includes(id);
  const toggle = async () => {
    const scores = pinned ? before.filter((other) => other !== id) : [...before, id];
    const error = asApiError((await save({ scores, before })).error);
    if (!error) return;
    const [violation] = error.kind === 'http' ? error.violations : [];
    dispatch(
      notificationQueued({
        id: 'score-pinned',
        messageKey: 'decisions:done.pinFailed',
        text: violation?.message ?? failureText(error, t('done.pinFailed')),
        severity: 'error',
      }),
    );
  };
  return (
    <ActionButton
      variant={variant}
      {...(size && { size })}
      label={t('common:labelled', { label: t('actions.pin'), value: chart.name })}
      pressed={pinned}
      busy={isLoading || (isFetching && !data)}
      onClick={() => void toggle()}
    >
      <Icon path={pinned ? mdiPin : mdiPinOutline} fontSize="small" />
      <span>{t('actions.pin')}</span>
    </ActionButton>
  );
}
