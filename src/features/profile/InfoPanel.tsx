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
import { useRoute } from '../../navigation/useRoute';
import type { SessionUser } from '../../state/session';
import { notificationQueued } from '../../state/uiSlice';
import { createInputKeeper } from '../../store/createInputKeeper';
import { useAppDispatch } from '../../store/hooks';
import { PendingEmail } from './PendingEmail';
import { useUnsavedPart } from './unsavedParts';
import { useFailureNotice } from './useFailureNotice';

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

const savedValues = (user: SessionUser, language: Language): ProfileValues => ({
  username: user.username,
  email: user.email ?? '',
  language: isLanguage(user.language) ? user.language : language,
});

const keeper = createInputKeeper<ProfileValues>();

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
  const initial = keeper.useKept() ?? saved;
  const form = useValidatedForm({ initial, rules: rulesBeside(saved) });
  const unchanged = Object.keys(changedFields(saved, form.values)).length === 0;
  keeper.useKeep(unchanged ? undefined : form.values);

  const submit = form.onSubmit(async (edited) => {
    notice.forget();
    const outcome = await update({ user, changes: changedFields(saved, edited) });
    if ('data' in outcome) {
      const asksToConfirm = outcome.data.emailPending && edited.email !== saved.email;
      const said = asksToConfirm ? 'profile:info.pendingEmail.sent' : 'profile:info.saved';
      dispatch(
        notificationQueued({
          id: 'profile-update',
          titleKey: `${said}.title`,
          messageKey: `${said}.message`,
          severity: 'success',
        }),
      );
      if (asksToConfirm) form.set('email', saved.email);
      return;
    }
    const { error } = outcome;
    const placed = error.kind === 'http' && form.setServerErrors(error.violations);
    notice.tellOf(error, placed ? t('info.validationFailed') : t('info.failed'));
  });
  return {
    form,
    submit,
    busy,
    failure: notice.failure,
    unchanged,
  };
}

export function InfoPanel({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const { form, submit, busy, failure, unchanged } = useProfileForm(user);
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
