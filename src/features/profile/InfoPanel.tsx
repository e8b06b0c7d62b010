import { useTranslation } from 'react-i18next';
import { useUpdateProfileMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { NativeSelectField } from '../../components/forms/NativeSelectField';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { isLanguage, languageNames, languages, type Language } from '../../contract/languages';
import { changedFields, profileRules, type ProfileValues } from '../../contract/profileRules';
import type { FieldRules } from '../../contract/rules';
import { countryOptions } from '../../i18n/countryNames';
import { useRoute } from '../../navigation/useRoute';
import type { SessionUser } from '../../state/session';
import { notificationQueued } from '../../state/uiSlice';
import { createInputKeeper } from '../../store/createInputKeeper';
import { useAppDispatch } from '../../store/hooks';
import { PendingEmail } from './PendingEmail';
import { useUnsavedPart } from './unsavedParts';
import { useCountryField } from './useCountryField';
import { useFailureNotice } from './useFailureNotice';

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

const savedValues = (user: SessionUser, language: Language): ProfileValues => ({
  username: user.username,
  email: user.email ?? '',
  language: isLanguage(user.language) ? user.language : language,
});

const keeper = createInputKeeper<{ account: ProfileValues; country: string | undefined }>();

/** Validates changed fields only: a saved username may predate the current rules. */
const rulesBeside = (saved: ProfileValues): FieldRules<ProfileValues, ProfileRuleKey> => ({
  username: (value, values) =>
    value === saved.username ? undefined : profileRules.username(value, values),
  email: (value, values) => (value === saved.email ? undefined : profileRules.email(value, values)),
  language: profileRules.language,
});
type ProfileRuleKey = NonNullable<ReturnType<(typeof profileRules)['username']>>;

function useProfileForm(user: SessionUser) {
  const { t } = useTranslation('profile');
  const { language } = useRoute();
  const dispatch = useAppDispatch();
  const [update, busy] = useSecretMutation(useUpdateProfileMutation());
  const notice = useFailureNotice({
    id: 'profile-update',
    titleKey: 'profile:info.failedTitle',
    messageKey: 'profile:info.failed',
  });
  const saved = savedValues(user, language);
  const kept = keeper.useKept();
  const form = useValidatedForm({ initial: kept?.account ?? saved, rules: rulesBeside(saved) });
  const country = useCountryField(kept?.country);
  const hasChanges = (edited: ProfileValues) =>
    Object.keys(changedFields(saved, edited)).length > 0;
  const unchanged = !hasChanges(form.values) && !country.changed;
  keeper.useKeep(unchanged ? undefined : { account: form.values, country: country.chosen });

  const saveAccount = async (
    edited: ProfileValues,
  ): Promise<'failed' | 'pendingEmail' | 'saved'> => {
    if (!hasChanges(edited)) return 'saved';
    const outcome = await update({ user, changes: changedFields(saved, edited) });
    if ('error' in outcome) {
      const { error } = outcome;
      const placed = error.kind === 'http' && form.setServerErrors(error.violations);
      notice.tellOf(error, placed ? t('info.validationFailed') : t('info.failed'));
      return 'failed';
    }
    if (!outcome.data.emailPending || edited.email === saved.email) return 'saved';
    form.set('email', saved.email);
    return 'pendingEmail';
  };

  const submit = form.onSubmit(async (edited) => {
    notice.forget();
    const outcome = await saveAccount(edited);
    if (outcome === 'failed') return;
    const error = await country.save();
    if (error) {
      notice.tellOf(error, t('info.countryFailed'));
      return;
    }
    const said =
      outcome === 'pendingEmail' ? 'profile:info.pendingEmail.sent' : 'profile:info.saved';
    dispatch(
      notificationQueued({
        id: 'profile-update',
        titleKey: `${said}.title`,
        messageKey: `${said}.message`,
        severity: 'success',
      }),
    );
  });
  return {
    form,
    country,
    submit,
    busy: busy || country.busy,
    failure: notice.failure,
    unchanged,
  };
}

export function InfoPanel({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const { language } = useRoute();
  const { form, country, submit, busy, failure, unchanged } = useProfileForm(user);
  const { field, complete, values, set } = form;
  useUnsavedPart('info', !unchanged);
  return (
    <FormStack label={t('info.title')} onSubmit={submit}>
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <TextInput
        {...field('username')}
        label={t('info.username')}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <TextInput {...field('email')} label={t('info.email')} type="email" autoComplete="email" />
      <PendingEmail user={user} />
      <NativeSelectField
        label={t('info.language')}
        name="language"
        value={isLanguage(values.language) ? values.language : 'en'}
        options={languageOptions}
        onChange={(value) => set('language', value)}
        hint={t('info.languageHint')}
      />
      <NativeSelectField
        label={t('info.country')}
        name="country"
        value={country.value}
        options={[
          { value: '', label: t('info.noCountry') },
          ...countryOptions(language, country.value),
        ]}
        onChange={country.choose}
        hint={t('info.countryHint')}
        error={country.error}
        disabled={country.disabled}
      />
      <div>
        <SubmitButton
          label={t('info.submit')}
          busyLabel={t('info.submitting')}
          busy={busy}
          disabled={unchanged || !complete}
          hint={unchanged ? t('info.hint') : t('info.invalidHint')}
        />
      </div>
    </FormStack>
  );
}
