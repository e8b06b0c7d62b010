import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError, type ApiError } from '../../api/errors/apiError';
import { useChangeCountryMutation, useGetPlayerSettingsQuery } from '../../api/playerSettingsApi';
import { useFailureText } from '../../components/feedback/useFailureText';

/** The country that boards show; the API stores it apart from the account. Undefined and empty mean: as saved, and none. */
export function useCountryField(kept: string | undefined) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const { data, error: loadError } = useGetPlayerSettingsQuery();
  const [change, { isLoading: busy, error: saveError }] = useChangeCountryMutation();
  const [chosen, choose] = useState(kept);
  const saved = data?.country ?? '';
  const changed = data !== undefined && chosen !== undefined && chosen !== saved;

  const notLoaded = data ? undefined : asApiError(loadError);
  const notSaved = changed ? asApiError(saveError) : undefined;
  const errorText = () => {
    if (notLoaded) return failureText(notLoaded, t('info.countryNotLoaded'));
    return notSaved && failureText(notSaved, t('info.countryFailed'));
  };

  return {
    value: chosen ?? saved,
    chosen: changed ? chosen : undefined,
    changed,
    choose,
    busy,
    disabled: data === undefined,
    error: errorText(),
    /** Stores a changed country; returns why that failed. */
    save: async (): Promise<ApiError | undefined> => {
      if (!changed) return undefined;
      const { error } = await change(chosen === '' ? null : chosen);
      return asApiError(error);
    },
  };
}
