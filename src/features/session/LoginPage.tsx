import Link from '@mui/material/Link';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useLogInMutation } from '../../api/sessionApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { PageMetadata } from '../../components/page/PageMetadata';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { useTextWithWait } from '../../components/feedback/useFailureText';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { loginRules, type LoginValues } from '../../contract/rules';
import { useMessages } from '../../i18n/useMessages';
import { useRoute } from '../../navigation/useRoute';
import { loginErrorDismissed, selectAuthError } from '../../state/authSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { AuthCard } from './AuthCard';
import { registeredName } from './registeredName';

function OtherWays() {
  const { t } = useTranslation('auth');
  const { pathTo } = useRoute();
  // Keep the redirect target in the links to the related pages.
  const { search } = useLocation();
  return (
    <>
      <Link component={RouterLink} to={pathTo('ForgotPassword')}>
        {t('login.forgot')}
      </Link>
      <span>
        {t('login.noAccount')}{' '}
        <Link component={RouterLink} to={`${pathTo('Register')}${search}`}>
          {t('login.register')}
        </Link>
      </span>
    </>
  );
}

/** The error of the last attempt, cleared on unmount. */
function LoginError() {
  const translate = useMessages();
  const textWithWait = useTextWithWait();
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectAuthError);
  useEffect(
    () => () => {
      dispatch(loginErrorDismissed());
    },
    [dispatch],
  );
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The disabled button has lost the focus. After Enter in a field, the focus is still there.
    if (error && !document.activeElement?.matches('input, a')) message.current?.focus();
  }, [error]);
  if (!error) return null;
  const text = 'text' in error ? error.text : translate(error.key);
  return (
    <div ref={message} tabIndex={-1}>
      <ErrorAlert message={textWithWait(text, error.retryAfter)} />
    </div>
  );
}

/** After logging in, the route's guard redirects away from this page. */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'metadata']);
  const [logIn, busy] = useSecretMutation(useLogInMutation());
  const { state } = useLocation();
  const [initial] = useState<LoginValues>(() => ({
    username: registeredName(state),
    password: '',
  }));
  const { field, complete, onSubmit } = useValidatedForm({ initial, rules: loginRules });
  return (
    <>
      <PageMetadata title={t('metadata:Login')} page="Login" />
      <AuthCard title={t('login.title')} lead={t('login.lead')} footer={<OtherWays />}>
        <FormStack
          label={t('login.title')}
          onSubmit={onSubmit(async ({ username, password }) => {
            await logIn({ username: username.trim(), password });
          })}
        >
          <LoginError />
          <TextInput
            {...field('username')}
            label={t('login.username')}
            hint={t('login.usernameHint')}
            autoComplete="username"
            inputProps={{ autoCapitalize: 'none', spellCheck: false }}
          />
          <PasswordInput
            {...field('password')}
            label={t('login.password')}
            autoComplete="current-password"
          />
          <SubmitButton
            label={t('login.submit')}
            busyLabel={t('login.submitting')}
            busy={busy}
            disabled={!complete}
            hint={t('login.hint')}
            size="large"
          />
        </FormStack>
      </AuthCard>
    </>
  );
}
