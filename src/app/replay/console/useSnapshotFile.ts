import { useCallback, useEffect, useState } from 'react';
import { snapshotLimits } from '../../../contract/snapshot/snapshotFormat';
import { openSnapshot, type OpenedSnapshot, type OpeningRejection } from '../openSnapshot';
import { fetchCase, type CaseFailure } from './fetchCase';

export type OpenFile = { text: string; opened: OpenedSnapshot };

export type FileState =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'refused'; reason: OpeningRejection | CaseFailure }
  | { kind: 'open'; file: OpenFile };

const stateOf = (text: string): FileState => {
  const { opened, rejection } = openSnapshot(text);
  return opened ? { kind: 'open', file: { text, opened } } : { kind: 'refused', reason: rejection };
};

/** The file shown in the console: dropped, chosen, or from the support case named in the URL. */
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
    // Check the size before reading: a file that is too large would crash the page.
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
