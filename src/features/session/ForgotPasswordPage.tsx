import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useSendResetLinkMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { PageMetadata } from '../../components/page/PageMetadata';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { timings } from '../../config/timings';
import { forgotPasswordRules, type ForgotPasswordValues } from '../../contract/rules';
import { useRoute } from '../../navigation/useRoute';
import { AuthCard } from './AuthCard';

const initial: ForgotPasswordValues = { email: '' };

/** Shows the same message whether the address is known or not, then redirects to the login page. */
function LinkSent() {
  const { t } = useTranslation('auth');
  const { pathTo } = useRoute();
  const navigate = useNavigate();
  const login = pathTo('Login');
  useEffect(() => {
    const timer = globalThis.setTimeout(() => void navigate(login), timings.resetLinkRedirect);
    return () => globalThis.clearTimeout(timer);
  }, [navigate, login]);
  return (
    <Alert severity="success">
      <AlertTitle>{t('forgotPassword.sentTitle')}</AlertTitle>
      {t('forgotPassword.sent')} {t('forgotPassword.redirecting')}
    </Alert>
  );
}

function ResetLinkForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('auth');
  const { pathTo } = useRoute();
  const failureText = useFailureText();
  const [sendLink, busy] = useSecretMutation(useSendResetLinkMutation());
  const [failure, setFailure] = useState<string>();
  const { field, complete, onSubmit, setServerErrors } = useValidatedForm({
    initial,
    rules: forgotPasswordRules,
  });
  const send = onSubmit(async ({ email }) => {
    setFailure(undefined);
    const callBackUrl = `${pathTo('ResetPassword')}?token=[token]`;
    const outcome = await sendLink({ email, callBackUrl });
    if ('data' in outcome) return onSent();
    if (outcome.error.kind === 'http') setServerErrors(outcome.error.violations);
    return setFailure(failureText(outcome.error, t('forgotPassword.failed')));
  });
  return (
    <FormStack
      label={t('forgotPassword.title')}
      onSubmit={(event) => {
        // Do not submit an invalid address; show an error instead.
        if (!complete) setFailure(t('forgotPassword.noEmail'));
        void send(event);
      }}
    >
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <TextInput
        {...field('email')}
        label={t('forgotPassword.email')}
        type="email"
        autoComplete="email"
      />
      <SubmitButton
        label={t('forgotPassword.submit')}
        busyLabel={t('forgotPassword.submitting')}
        busy={busy}
        size="large"
      />
    </FormStack>
  );
}

export function ForgotPasswordPage() {
  const { t } = useTranslation(['auth', 'metadata']);
  const { pathTo } = useRoute();
  const [sent, setSent] = useState(false);
  return (
    <>
      <PageMetadata title={t('metadata:ForgotPassword')} page="ForgotPassword" />
      <AuthCard
        title={t('forgotPassword.title')}
        lead={t('forgotPassword.lead')}
        footer={
          <Link component={RouterLink} to={pathTo('Login')}>
            {t('forgotPassword.back')}
          </Link>
        }
      >
        {sent ? <LinkSent /> : <ResetLinkForm onSent={() => setSent(true)} />}
      </AuthCard>
    </>
  );
}
