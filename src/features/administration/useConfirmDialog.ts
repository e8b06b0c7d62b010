import { useState } from 'react';
import type { CommandOutcome } from '../../api/useSecretMutation';
import { useFailureText } from '../../components/useFailureText';

/**
 * The state of a {@link ConfirmDialog} for one command at a time. `ask` opens it. `confirm` runs the command and closes the dialog, or
 * keeps it open with the error.
 */
export function useConfirmDialog<Command>(options: {
  run: (command: Command) => Promise<CommandOutcome<unknown>>;
  otherwise: string;
  onDone: (command: Command) => void;
}) {
  const { run, otherwise, onDone } = options;
  const failureText = useFailureText();
  const [asked, setAsked] = useState<Command>();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();

  const perform = async (command: Command) => {
    setFailure(undefined);
    const outcome = await run(command);
    if ('error' in outcome) {
      setFailure(failureText(outcome.error, otherwise));
      return;
    }
    setOpen(false);
    onDone(command);
  };

  return {
    /** The command being confirmed; kept during the closing transition. */
    asked,
    open,
    failure,
    ask: (command: Command) => {
      setFailure(undefined);
      setAsked(() => command);
      setOpen(true);
    },
    close: () => setOpen(false),
    confirm: () => {
      if (asked !== undefined) void perform(asked);
    },
  };
}
