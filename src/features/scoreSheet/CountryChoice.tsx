import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { useChangeCountryMutation } from '../../api/playerSettingsApi';
import { useFailureText } from '../../components/feedback/useFailureText';
import { ListChoice } from '../../components/forms/ListChoice';
import { countryOptions } from '../../i18n/countryNames';
import { useRoute } from '../../navigation/useRoute';
import './sheet.css';

/** The country that boards show beside the member's name; stored at once, apart from the sheet. */
export function CountryChoice({ country }: { country: string | null }) {
  const { t } = useTranslation('scoreSheet');
  const { language } = useRoute();
  const errorId = useId();
  const failureText = useFailureText();
  const [change, { isLoading, originalArgs, error }] = useChangeCountryMutation();
  const failure = asApiError(error);
  return (
    <div>
      <ListChoice
        name="country"
        label={t('country')}
        value={(isLoading ? originalArgs : country) ?? ''}
        options={[{ value: '', label: t('noCountry') }, ...countryOptions(language)]}
        aria-describedby={failure ? errorId : undefined}
        onChange={({ target: { value } }) => void change(value === '' ? null : value)}
      />
      {failure ? (
        <span id={errorId} className="sheet-error">
          {failureText(failure, t('countryFailed'))}
        </span>
      ) : null}
    </div>
  );
}
