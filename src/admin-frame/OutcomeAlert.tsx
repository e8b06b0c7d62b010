import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** The result of the last action, with an undo action if it can be undone. */
export interface Outcome {
  text: string;
  failed?: boolean;
  undo?: { label: string; run: () => void };
}

/**
 * Announces the outcome of an action next to its button. The live region is always mounted, or screen readers would miss it.
 */
export function OutcomeAlert({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <Box component="output" sx={{ display: 'block', '&:not(:empty)': { mb: 3 } }}>
      {outcome ? (
        <Alert
          severity={outcome.failed ? 'error' : 'success'}
          role={outcome.failed ? 'alert' : 'none'}
          action={
            outcome.undo ? (
              <Button color="inherit" size="small" onClick={outcome.undo.run}>
                {outcome.undo.label}
              </Button>
            ) : null
          }
        >
          {outcome.text}
        </Alert>
      ) : null}
    </Box>
  );
}
