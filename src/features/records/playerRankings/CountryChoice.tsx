import { useTranslation } from 'react-i18next';
import { ListChoice } from '../../../components/forms/ListChoice';
import { countryName } from '../../../i18n/countryName';
import { countryOptions } from '../../../i18n/countryNames';
import { useRoute } from '../../../navigation/useRoute';

interface CountryChoiceProps {
  country: string;
  /** The member’s own country, if it is known. */
  ownCountry?: string | null | undefined;
  /** Without it, a field of the browser’s own that works without script. */
  onChange?: ((country: string) => void) | undefined;
}

/** The country within which players are ranked. The member’s own one comes first. */
export function CountryChoice({ country, ownCountry = null, onChange }: CountryChoiceProps) {
  const { t } = useTranslation(['rankings', 'boards']);
  const { language } = useRoute();
  const others = countryOptions(language, country).filter(({ value }) => value !== ownCountry);
  const own =
    ownCountry === null
      ? []
      : [
          {
            value: ownCountry,
            label: t('ownCountry', { country: countryName(ownCountry, language) }),
          },
        ];
  return (
    <ListChoice
      name="country"
      label={t('boards:country')}
      options={[{ value: '', label: t('allCountries') }, ...own, ...others]}
      {...(onChange
        ? { value: country, onChange: ({ target: { value } }) => onChange(value) }
        : { defaultValue: country })}
    />
  );
}
