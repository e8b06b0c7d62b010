import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

/** What has just been done, or could not be, and the way back where there is one. */
export interface Outcome {
  text: string;
  failed?: boolean;
  undo?: { label: string; run: () => void };
}

/** Says what became of something where it was done. Its place is in the page from the start, so that screen readers notice. */
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
