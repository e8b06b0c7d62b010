import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { passwordChangeRules, type PasswordChangeValues } from '../../contract/profileRules';
import { limits } from '../../contract/limits';
import { selectUser } from '../../state/authSlice';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { StrengthMeter } from './StrengthMeter';
import { useUnsavedPart } from './unsavedParts';
import { useFailureNotice } from './useFailureNotice';

const initial: PasswordChangeValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Whether the submit button is enabled; other errors in the new password are shown on submit. */
const isFilled = ({ currentPassword, newPassword, confirmPassword }: PasswordChangeValues) =>
  currentPassword !== '' &&
  newPassword.length >= limits.password.min &&
  newPassword === confirmPassword;

function usePasswordForm() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [change, busy] = useSecretMutation(useChangePasswordMutation());
  const { failure, forget, tell, tellOf } = useFailureNotice({
    id: 'password-change',
    titleKey: 'profile:password.failedTitle',
    messageKey: 'profile:password.failed',
  });
  const form = useValidatedForm({ initial, rules: passwordChangeRules });

  const submit = form.onSubmit(async ({ currentPassword, newPassword }) => {
    forget();
    if (!user) return tell(t('password.notAuthenticated'));
    const outcome = await change({ currentPassword, newPassword });
    if ('data' in outcome) {
      form.clear();
      dispatch(
        notificationQueued({
          id: 'password-change',
          titleKey: 'profile:password.changed.title',
          messageKey: 'profile:password.changed.message',
          severity: 'success',
        }),
      );
      return undefined;
    }
    const { error } = outcome;
    const placed = error.kind === 'http' && form.setServerErrors(error.violations);
    return tellOf(error, placed ? t('password.validationFailed') : t('password.failed'));
  });
  return { form, submit, busy, failure, personal: [user?.username ?? '', user?.email ?? ''] };
}

export function PasswordPanel() {
  const { t } = useTranslation('profile');
  const { form, submit, busy, failure, personal } = usePasswordForm();
  const { field, values } = form;
  useUnsavedPart(
    'password',
    Object.values(values).some((value) => value !== ''),
  );
  return (
    <FormStack label={t('password.title')} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary' }}>{t('password.lead')}</Typography>
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <PasswordInput
        {...field('currentPassword')}
        label={t('password.currentPassword')}
        autoComplete="current-password"
      />
      <div>
        <PasswordInput
          {...field('newPassword')}
          label={t('password.newPassword')}
          hint={t('password.newPasswordHint')}
          autoComplete="new-password"
          sx={{ mb: 1.5 }}
        />
        <StrengthMeter password={values.newPassword} personal={personal} />
      </div>
      <PasswordInput
        {...field('confirmPassword')}
        label={t('password.confirmPassword')}
        autoComplete="new-password"
      />
      <div>
        <SubmitButton
          label={t('password.submit')}
          busyLabel={t('password.submitting')}
          busy={busy}
          disabled={!isFilled(values)}
          hint={t('password.hint')}
        />
      </div>
    </FormStack>
  );
}
