import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { useRegisterMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { useGetConfigurationQuery } from '../../api/websiteApi';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { PageMetadata } from '../../components/page/PageMetadata';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { registrationRules, type RegistrationValues } from '../../contract/rules';
import { useRoute } from '../../navigation/useRoute';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { AuthCard } from './AuthCard';
import { registeredState } from './registeredName';

const initial: RegistrationValues = { email: '', username: '', password: '', confirmPassword: '' };
const serverNames = { plainPassword: 'password' } as const;

function useRegistration() {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathTo } = useRoute();
  const { search } = useLocation();
  const [register, busy] = useSecretMutation(useRegisterMutation());
  const [failure, setFailure] = useState<string>();
  const form = useValidatedForm({ initial, rules: registrationRules, serverNames });

  const submit = form.onSubmit(async ({ username: typed, email, password }) => {
    setFailure(undefined);
    const username = typed.trim();
    const outcome = await register({ username, email, plainPassword: password });
    if ('data' in outcome) {
      dispatch(
        notificationQueued({
          id: 'registration',
          titleKey: 'auth:register.success.title',
          messageKey: 'auth:register.success.message',
          severity: 'success',
        }),
      );
      await navigate(`${pathTo('Login')}${search}`, { state: registeredState(username) });
      return;
    }
    const { error } = outcome;
    const text = failureText(error, t('register.error.default'));
    setFailure(text);
    if (error.kind === 'http') form.setServerErrors(error.violations);
    dispatch(
      notificationQueued({
        id: 'registration',
        titleKey: 'auth:register.error.title',
        messageKey: 'auth:register.error.default',
        text,
        severity: 'error',
      }),
    );
  });
  return { form, submit, busy, failure };
}

function RegistrationForm() {
  const { t } = useTranslation('auth');
  const { form, submit, busy, failure } = useRegistration();
  const { field, complete } = form;
  return (
    <FormStack label={t('register.title')} onSubmit={submit}>
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <TextInput
        {...field('email')}
        label={t('register.email')}
        type="email"
        autoComplete="email"
      />
      <TextInput
        {...field('username')}
        label={t('register.username')}
        hint={t('register.usernameHint')}
        autoComplete="username"
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <PasswordInput
        {...field('password')}
        label={t('register.password')}
        hint={t('register.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordInput
        {...field('confirmPassword')}
        label={t('register.confirmPassword')}
        autoComplete="new-password"
      />
      <SubmitButton
        label={t('register.submit')}
        busyLabel={t('register.submitting')}
        busy={busy}
        disabled={!complete}
        hint={t('register.hint')}
        size="large"
      />
    </FormStack>
  );
}

export function RegisterPage() {
  const { t } = useTranslation(['auth', 'metadata']);
  const { language, pathTo } = useRoute();
  const { search } = useLocation();
  // Open unless the configuration says otherwise: an error in fetching it must not block registration.
  const { data } = useGetConfigurationQuery({ language });
  const closed = data?.registrationOpen === false;
  const footer = (
    <span>
      {t('register.haveAccount')}{' '}
      <Link component={RouterLink} to={`${pathTo('Login')}${search}`}>
        {t('register.login')}
      </Link>
    </span>
  );
  return (
    <>
      <PageMetadata title={t('metadata:Register')} page="Register" />
      <AuthCard title={t('register.title')} lead={t('register.lead')} footer={footer}>
        {closed ? (
          <Alert severity="info" role="note">
            {t('register.closed')}
          </Alert>
        ) : (
          <RegistrationForm />
        )}
      </AuthCard>
    </>
  );
}
