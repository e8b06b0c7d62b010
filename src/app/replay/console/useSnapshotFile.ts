import { useCallback, useEffect, useState } from 'react';
import { snapshotLimits } from '../../../contract/snapshot/snapshotFormat';
import { openSnapshot, type OpenedSnapshot, type OpeningRefusal } from '../openSnapshot';
import { fetchCase, type CaseFailure } from './fetchCase';

export type OpenFile = { text: string; opened: OpenedSnapshot };

export type FileState =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'refused'; reason: OpeningRefusal | CaseFailure }
  | { kind: 'open'; file: OpenFile };

const stateOf = (text: string): FileState => {
  const { opened, refusal } = openSnapshot(text);
  return opened ? { kind: 'open', file: { text, opened } } : { kind: 'refused', reason: refusal };
};

/** The file on the console: dropped, chosen, or of the support case the address names. */
export function useSnapshotFile(caseId: number | undefined) {
  const [state, setState] = useState<FileState>(
    caseId === undefined ? { kind: 'none' } : { kind: 'reading' },
  );
  useEffect(() => {
    if (caseId === undefined) return undefined;
    const given = new AbortController();
    const start = async () => {
      const { text, failure } = await fetchCase(caseId, given.signal);
      if (given.signal.aborted) return;
      setState(failure === undefined ? stateOf(text) : { kind: 'refused', reason: failure });
    };
    void start();
    return () => given.abort();
  }, [caseId]);

  const open = useCallback(async (file: File) => {
    // Before it is read: what is too large would take the page with it.
    if (file.size > snapshotLimits.fileBytes) {
      setState({ kind: 'refused', reason: 'tooLarge' });
      return;
    }
    setState({ kind: 'reading' });
    const text = await file.text().catch(() => '');
    setState(stateOf(text));
  }, []);
  const close = useCallback(() => setState({ kind: 'none' }), []);
  return { state, open, close };
}
