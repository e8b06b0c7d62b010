import type { CommandOutcome } from '../api/useSecretMutation';
import { saveFile } from '../components/saveFile';
import { DownloadButton, type DownloadTexts } from './DownloadButton';
import type { Outcome } from './OutcomeAlert';

interface Export<Filters> {
  filters: Filters;
  save: (file: Blob) => void;
}

interface ExportButtonProps<Filters> {
  texts: DownloadTexts;
  fileName: string;
  filters: Filters;
  /** Sends the request and saves the file; whether it is running. From `useSecretMutation`. */
  command: readonly [(content: Export<Filters>) => Promise<CommandOutcome<unknown>>, boolean];
  onDone: (outcome: Outcome) => void;
}

/** Exports everything that matches the filters to a file. */
export function ExportButton<Filters>(props: ExportButtonProps<Filters>) {
  const { texts, fileName, filters, command, onDone } = props;
  const [send, busy] = command;
  const save = (file: Blob) => saveFile(file, fileName);
  return (
    <DownloadButton texts={texts} busy={busy} run={() => send({ filters, save })} onDone={onDone} />
  );
}
