import { mdiWifiOff } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../../../../components/feedback/ErrorAlert';
import { Icon } from '../../../../components/Icon';
import { SubmitButton } from '../../../../components/forms/SubmitButton';
import { proofRules } from '../../../../contract/records/proofs';
import { useFormats } from '../../../../i18n/useFormats';
import type { ProofTarget } from '../claimOf';
import { ClaimList } from './ClaimList';
import { OtherScores } from './OtherScores';
import { PictureField } from './PictureField';
import { usePictureArrival } from './usePictureArrival';
import type { ProofFormState } from './useProofForm';
import { VideoField } from './VideoField';

interface ProofFormProps extends ProofTarget {
  form: ProofFormState;
  replaces: boolean;
  /** The dialog is shown. */
  open: boolean;
  onClose: () => void;
}

/** A picture or a video, what else it proves, and words for the moderators. */
export function ProofForm({ form, claim, game, row, replaces, open, onClose }: ProofFormProps) {
  const { t } = useTranslation(['proofs', 'common']);
  const { draft, change, picture, reading, errors, choose, sending, online } = form;
  const { kind, video, comment, others } = draft;
  const over = usePictureArrival(open && !sending, (file) => void choose(file));
  const claims = [claim, ...others];
  return (
    <form noValidate aria-label={t('send')} onSubmit={(event) => void form.submit(event)}>
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2.5} useFlexGap>
          {kind === 'picture' && picture ? null : <ClaimList game={game.name} claims={claims} />}
          {replaces ? <Alert severity="warning">{t('replace.text')}</Alert> : null}
          <RadioGroup
            row
            aria-label={t('kinds.label')}
            name="kind"
            value={kind}
            onChange={(_event, value) => change({ kind: value === 'video' ? 'video' : 'picture' })}
          >
            {(['picture', 'video'] as const).map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                disabled={sending}
                control={<Radio />}
                label={t(`kinds.${one}`)}
              />
            ))}
          </RadioGroup>
          {kind === 'picture' ? (
            <PictureField
              picture={picture}
              reading={reading}
              over={over}
              disabled={sending}
              error={errors.picture}
              button={form.pictureButton}
              onChoose={(file) => void choose(file)}
              onRemove={form.removePicture}
            >
              <ClaimList game={game.name} claims={claims} />
            </PictureField>
          ) : (
            <VideoField
              address={video}
              error={errors.video}
              disabled={sending}
              field={form.videoField}
              onChange={(address) => change({ video: address })}
            />
          )}
          {row ? null : (
            <>
              <OtherScores
                game={game.id}
                but={claim.id}
                chosen={others}
                disabled={sending}
                onChange={(chosen) => change({ others: chosen })}
              />
              <CommentField
                comment={comment}
                error={errors.comment}
                disabled={sending}
                onChange={(text) => change({ comment: text })}
              />
            </>
          )}
          {errors.other === undefined ? null : <ErrorAlert message={errors.other} />}
          {online ? null : (
            <Alert severity="info" icon={<Icon path={mdiWifiOff} />}>
              {t('offline')}
            </Alert>
          )}
          <Progress sending={sending} share={form.progress} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common:close')}
        </Button>
        <SubmitButton
          label={t('send')}
          busyLabel={t('sending')}
          busy={sending}
          disabled={reading}
          hint={t('picture.reading')}
        />
      </DialogActions>
    </form>
  );
}

interface CommentFieldProps {
  comment: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
}

function CommentField({ comment, error, disabled, onChange }: CommentFieldProps) {
  const { t } = useTranslation('proofs');
  const { count } = useFormats();
  const left = proofRules.comment - comment.length;
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={6}
      label={t('comment.label')}
      name="comment"
      value={comment}
      disabled={disabled}
      error={error !== undefined}
      helperText={
        error ??
        (left < 100
          ? t('comment.left', { count: left, formatted: count(left) })
          : t('comment.hint'))
      }
      slotProps={{ htmlInput: { maxLength: proofRules.comment } }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** `share` is undefined as long as nothing is known of it. */
function Progress({ sending, share }: { sending: boolean; share: number | undefined }) {
  const { t } = useTranslation('proofs');
  const { percent } = useFormats();
  const words =
    share === undefined || share >= 1 ? t('sending') : t('uploading', { share: percent(share) });
  return (
    <Box sx={{ minHeight: 28 }}>
      {sending ? (
        <>
          <LinearProgress
            aria-label={t('sending')}
            {...(share === undefined || share >= 1
              ? {}
              : { variant: 'determinate', value: Math.round(share * 100) })}
          />
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{words}</Box>
        </>
      ) : null}
    </Box>
  );
}
