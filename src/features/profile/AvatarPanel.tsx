import { mdiImagePlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { avatarAddress } from '../../api/wire/avatarAddress';
import { useUploadAvatarMutation } from '../../api/usersApi';
import { useSecretMutation } from '../../api/useSecretMutation';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { FormStack } from '../../components/forms/FormStack';
import { Icon } from '../../components/Icon';
import { MemberAvatar } from '../../components/MemberAvatar';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { avatarTypes } from '../../contract/profileRules';
import { useMessages } from '../../i18n/useMessages';
import { selectAvatarChangedAt } from '../../state/authSlice';
import type { SessionUser } from '../../state/session';
import { notificationQueued } from '../../state/uiSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useUnsavedPart } from './unsavedParts';
import { useAvatarChoice } from './useAvatarChoice';
import { useFailureNotice } from './useFailureNotice';

function useAvatarUpload() {
  const { t } = useTranslation('profile');
  const translate = useMessages();
  const dispatch = useAppDispatch();
  const [upload, busy] = useSecretMutation(useUploadAvatarMutation());
  const { failure, forget, tell, tellOf } = useFailureNotice({
    id: 'avatar-upload',
    titleKey: 'profile:avatar.errors.title',
    messageKey: 'profile:avatar.errors.uploadFailed',
  });
  const { choice, choose, clear } = useAvatarChoice((key) => tell(translate(key)));
  const send = async () => {
    if (!choice) return;
    forget();
    const outcome = await upload({ imageData: choice.imageData });
    if ('error' in outcome) {
      tellOf(outcome.error, t('avatar.errors.uploadFailed'));
      return;
    }
    clear();
    dispatch(
      notificationQueued({
        id: 'avatar-upload',
        titleKey: 'profile:avatar.uploaded.title',
        messageKey: 'profile:avatar.uploaded.message',
        severity: 'success',
      }),
    );
  };
  const chooseAnew = (file: File) => {
    forget();
    void choose(file);
  };
  return { choice, choose: chooseAnew, clear, send, busy, failure };
}

interface FileButtonProps {
  chosen: boolean;
  disabled: boolean;
  onChoose: (file: File) => void;
}

function FileButton({ chosen, disabled, onChoose }: FileButtonProps) {
  const { t } = useTranslation('profile');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        disabled={disabled}
        startIcon={<Icon path={mdiImagePlusOutline} />}
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {chosen ? t('avatar.chooseOther') : t('avatar.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        name="avatar"
        hidden
        tabIndex={-1}
        aria-label={t('avatar.choose')}
        accept={avatarTypes.join(',')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Typography id={id} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('avatar.rules')}
      </Typography>
    </>
  );
}

export function AvatarPanel({ user }: { user: SessionUser }) {
  const { t } = useTranslation('profile');
  const changedAt = useAppSelector(selectAvatarChangedAt);
  const { choice, choose, clear, send, busy, failure } = useAvatarUpload();
  useUnsavedPart('avatar', choice !== undefined);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };
  return (
    <FormStack label={t('avatar.title')} onSubmit={onSubmit}>
      {failure === undefined ? null : <ErrorAlert message={failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <MemberAvatar
          size={100}
          username={user.username}
          src={choice?.imageData ?? avatarAddress(user.id, changedAt)}
          alt={choice ? t('avatar.preview') : t('avatar.current')}
        />
        <Box sx={{ flex: '1 1 14rem' }}>
          <FileButton chosen={choice !== undefined} disabled={busy} onChoose={choose} />
        </Box>
      </Box>
      <Box aria-live="polite" sx={{ minHeight: 24 }}>
        {choice ? (
          <Typography variant="body2">{t('avatar.selected', { name: choice.name })}</Typography>
        ) : null}
        {busy ? <LinearProgress aria-hidden sx={{ mt: 1 }} /> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <SubmitButton
          label={t('avatar.submit')}
          busyLabel={t('avatar.submitting')}
          busy={busy}
          disabled={choice === undefined}
          hint={t('avatar.hint')}
        />
        {choice && !busy ? (
          <Button color="inherit" onClick={clear}>
            {t('avatar.clear')}
          </Button>
        ) : null}
      </Box>
    </FormStack>
  );
}
