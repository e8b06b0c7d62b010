import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import type { ApiError } from '../api/errors/apiError';
import { Icon } from '../components/Icon';
import { useFailureText } from '../components/feedback/useFailureText';
import type { CommandOutcome } from '../api/useSecretMutation';
import type { Outcome } from './OutcomeAlert';

export interface DownloadTexts {
  action: string;
  busy: string;
  done: string;
  failed: string;
}

interface DownloadButtonProps {
  texts: DownloadTexts;
  busy: boolean;
  /** Fetches the file and saves it. */
  run: () => Promise<CommandOutcome<unknown>>;
  onDone: (outcome: Outcome) => void;
}

/** Saves a file and reports the outcome. */
export function DownloadButton({ texts, busy, run, onDone }: DownloadButtonProps) {
  const failureText = useFailureText();
  const say = (outcome: { error: ApiError } | { data: unknown }) => {
    if ('error' in outcome)
      onDone({ text: failureText(outcome.error, texts.failed), failed: true });
    else onDone({ text: texts.done });
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon path={mdiDownload} />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void run().then(say)}
    >
      {busy ? texts.busy : texts.action}
    </Button>
  );
}
