import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryAlert } from '../../../admin-frame/QueryAlert';
import { asApiError } from '../../../api/errors/apiError';
import { useDecideProofMutation, useGetModeratedProofQuery } from '../../../api/moderationApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { proofRefusalReasons } from '../../../contract/records/decisions';
import { useRoute } from '../../../navigation/useRoute';
import { ReasonForm } from '../judging/ReasonForm';
import { useProofTitle } from '../useProofTitle';

/** Reverses the acceptance of a proof, with a reason. */
export function ReverseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('moderation');
  const { language } = useRoute();
  const titleOf = useProofTitle();
  const failureText = useFailureText();
  const titleId = useId();
  // The list does not have the revision of the score.
  const query = useGetModeratedProofQuery({ language, id }, { refetchOnMountOrArgChange: true });
  const [decide, { isLoading, error }] = useDecideProofMutation();
  const [sent, setSent] = useState(false);
  const failure = asApiError(error);
  const proof = query.isFetching && !sent ? undefined : query.data;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('reverse.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <QueryAlert query={query} otherwise={t('reverse.failed')} />
          {failure ? <ErrorAlert message={failureText(failure, t('reverse.failed'))} /> : null}
          {proof ? (
            <>
              <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
                {t('reverse.text', { proof: titleOf(proof) })}
              </DialogContentText>
              <ReasonForm
                submit={t('reverse.action')}
                reasons={proofRefusalReasons}
                busy={isLoading}
                onCancel={onClose}
                onSubmit={async (reason) => {
                  setSent(true);
                  const { revision } = proof;
                  const result = await decide({ id, revision, decision: 'revoke', ...reason });
                  if (!result.error) onClose();
                }}
              />
            </>
          ) : null}
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
