import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useConfirmEmailMutation, useUndoEmailChangeMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { PageMetadata } from '../../components/page/PageMetadata';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useRoute } from '../../navigation/useRoute';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch } from '../../store/hooks';
import { AuthCard } from './AuthCard';
import { blamesLink } from './linkErrors';
import { useLinkToken, type LinkToken } from './useLinkToken';

type EmailLink = LinkToken<'confirm' | 'undo'>;

function useEmailChange({ name, token }: EmailLink) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathTo } = useRoute();
  const [confirm, confirming] = useSecretMutation(useConfirmEmailMutation());
  const [undo, undoing] = useSecretMutation(useUndoEmailChangeMutation());
  const [failure, setFailure] = useState<string>();

  const submit = async () => {
    setFailure(undefined);
    const outcome = await (name === 'confirm' ? confirm({ token }) : undo({ token }));
    if ('error' in outcome) {
      const { error } = outcome;
      const otherwise = blamesLink(error) ? t('emailChange.invalid') : t('emailChange.failed');
      setFailure(failureText(error, otherwise));
      return;
    }
    dispatch(
      notificationQueued({
        titleKey: `auth:emailChange.${name}.success.title`,
        messageKey: `auth:emailChange.${name}.success.message`,
        severity: 'success',
      }),
    );
    await navigate(pathTo(name === 'confirm' ? 'Profile' : 'Login'));
  };
  return { submit, busy: confirming || undoing, failure };
}

/** A button is required: mail servers open links to check them, which must not change the address. */
function EmailChangeForm({ link }: { link: EmailLink }) {
  const { t } = useTranslation('auth');
  const { submit, busy, failure } = useEmailChange(link);
  return (
    <FormStack
      label={t(`emailChange.${link.name}.title`)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <SubmitButton
        label={t(`emailChange.${link.name}.submit`)}
        busyLabel={t(`emailChange.${link.name}.submitting`)}
        busy={busy}
        disabled={false}
        size="large"
      />
    </FormStack>
  );
}

/** The target of the links in emails about a change of the email address. */
export function EmailChangePage() {
  const { t } = useTranslation(['auth', 'metadata']);
  const { pathTo } = useRoute();
  const link = useLinkToken('confirm', 'undo');
  return (
    <>
      <PageMetadata title={t('metadata:EmailChange')} page="EmailChange" />
      <AuthCard
        title={link ? t(`emailChange.${link.name}.title`) : t('emailChange.missing.title')}
        lead={link ? t(`emailChange.${link.name}.lead`) : t('emailChange.missing.lead')}
        footer={
          <Link component={RouterLink} to={pathTo('Profile')}>
            {t('emailChange.toProfile')}
          </Link>
        }
      >
        {link ? <EmailChangeForm link={link} /> : null}
      </AuthCard>
    </>
  );
}
