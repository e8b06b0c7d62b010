import { useState } from 'react';
import { asApiError } from '../api/errors/apiError';
import { useFailureText } from '../components/feedback/useFailureText';

/**
 * The state of a {@link ConfirmDialog} for one command at a time. `ask` opens it. `confirm` runs the command and closes the dialog, or
 * keeps it open with the error.
 */
export function useConfirmDialog<Command>(options: {
  run: (command: Command) => PromiseLike<{ data?: unknown; error?: unknown }>;
  otherwise: string;
  onDone: (command: Command) => void;
}) {
  const { run, otherwise, onDone } = options;
  const failureText = useFailureText();
  const [pending, setPending] = useState<Command>();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();

  const perform = async (command: Command) => {
    setFailure(undefined);
    const error = asApiError((await run(command)).error);
    if (error) {
      setFailure(failureText(error, otherwise));
      return;
    }
    setOpen(false);
    onDone(command);
  };

  return {
    /** The command being confirmed; kept during the closing transition. */
    pending,
    open,
    failure,
    ask: (command: Command) => {
      setFailure(undefined);
      setPending(() => command);
      setOpen(true);
    },
    close: () => setOpen(false),
    confirm: () => {
      if (pending !== undefined) void perform(pending);
    },
  };
}
