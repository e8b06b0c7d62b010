import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useConfirmResetMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { PageMetadata } from '../../components/page/PageMetadata';
import { PasswordInput } from '../../components/forms/PasswordInput';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useValidatedForm } from '../../components/forms/useValidatedForm';
import { resetPasswordRules, type ResetPasswordValues } from '../../contract/rules';
import { useRoute } from '../../navigation/useRoute';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { AuthCard } from './AuthCard';
import { blamesLink } from './linkErrors';
import { useLinkToken } from './useLinkToken';

const serverNames = { plainPassword: 'password' } as const;

function useReset(token: string) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathTo } = useRoute();
  const [confirm, busy] = useSecretMutation(useConfirmResetMutation());
  const [failure, setFailure] = useState<string>();
  const initial: ResetPasswordValues = { token, password: '', confirmPassword: '' };
  const form = useValidatedForm({ initial, rules: resetPasswordRules, serverNames });

  const submit = form.onSubmit(async ({ password }) => {
    setFailure(undefined);
    const outcome = await confirm({ token, plainPassword: password });
    if ('data' in outcome) {
      dispatch(
        notificationQueued({
          titleKey: 'auth:resetPassword.success.title',
          messageKey: 'auth:resetPassword.success.message',
          severity: 'success',
        }),
      );
      await navigate(pathTo('Login'));
      return;
    }
    const { error } = outcome;
    if (error.kind === 'http') form.setServerErrors(error.violations);
    const otherwise = blamesLink(error)
      ? t('resetPassword.invalidToken')
      : t('resetPassword.failed');
    setFailure(failureText(error, otherwise));
  });
  return { form, submit, busy, failure };
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { form, submit, busy, failure } = useReset(token);
  const { field, complete } = form;
  return (
    <FormStack label={t('resetPassword.title')} onSubmit={submit}>
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <PasswordInput
        {...field('password')}
        label={t('resetPassword.newPassword')}
        hint={t('resetPassword.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordInput
        {...field('confirmPassword')}
        label={t('resetPassword.confirmPassword')}
        autoComplete="new-password"
      />
      <SubmitButton
        label={t('resetPassword.submit')}
        busyLabel={t('resetPassword.submitting')}
        busy={busy}
        disabled={!complete}
        hint={t('resetPassword.hint')}
        size="large"
      />
    </FormStack>
  );
}

export function ResetPasswordPage() {
  const { t } = useTranslation(['auth', 'metadata']);
  const { pathTo } = useRoute();
  const token = useLinkToken('token')?.token ?? '';
  return (
    <>
      <PageMetadata title={t('metadata:ResetPassword')} page="ResetPassword" />
      <AuthCard
        title={t('resetPassword.title')}
        lead={token === '' ? t('resetPassword.tokenMissing') : t('resetPassword.lead')}
        footer={
          <Link component={RouterLink} to={pathTo('ForgotPassword')}>
            {t('resetPassword.requestNew')}
          </Link>
        }
      >
        {token === '' ? (
          <ErrorAlert message={t('resetPassword.tokenRequired')} />
        ) : (
          <ResetForm token={token} />
        )}
      </AuthCard>
    </>
  );
}
