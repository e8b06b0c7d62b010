import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { useChangePrivatePartsMutation, useGetPrivatePartsQuery } from '../../api/privacyApi';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { useFailureText } from '../../components/feedback/useFailureText';
import { SwitchChoice } from '../../components/forms/SwitchChoice';
import { privateParts, type PrivatePart } from '../../contract/records/privateParts';

/** What others see of the member’s own page. Each choice is stored at once. */
export function PrivacyPanel() {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const id = useId();
  const { data, error, refetch } = useGetPrivatePartsQuery();
  const [change, { isLoading, error: saveError }] = useChangePrivatePartsMutation();
  const notLoaded = data ? undefined : asApiError(error);
  const notSaved = asApiError(saveError);
  const parts = data?.parts ?? [];
  const choose = (part: PrivatePart, shown: boolean) => {
    // Switches keep the focus while a choice is stored, and do nothing.
    if (!data || isLoading) return;
    const others = parts.filter((each) => each !== part);
    void change({ parts: shown ? others : [...others, part] });
  };
  return (
    <section aria-labelledby={id} aria-busy={isLoading || !data}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {t('privacy.title')}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('privacy.lead')}</Typography>
      {notLoaded ? (
        <ErrorAlert
          message={failureText(notLoaded, t('privacy.notLoaded'))}
          onRetry={() => void refetch()}
        />
      ) : null}
      {notSaved ? <ErrorAlert message={failureText(notSaved, t('privacy.failed'))} /> : null}
      {privateParts.map((part) => (
        <div key={part}>
          <SwitchChoice
            label={t(`privacy.parts.${part}`)}
            checked={!parts.includes(part)}
            aria-disabled={isLoading || !data}
            aria-describedby={`${id}-${part}`}
            onChange={({ target }) => choose(part, target.checked)}
          />
          <Typography id={`${id}-${part}`} variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {t(`privacy.hints.${part}`)}
          </Typography>
        </div>
      ))}
    </section>
  );
}
