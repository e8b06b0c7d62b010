import { useState } from 'react';
import type { Language } from '../../../contract/languages';
import type {
  ArticleChoice,
  SavingProgress,
  WorkerResponses,
} from '../../../service-worker/protocol';
import { askWorker } from '../worker/askWorker';

export type SavingOutcome =
  | { kind: 'saved'; count: number }
  | { kind: 'full'; count: number }
  | { kind: 'failed' };

function outcomeOf(response: WorkerResponses['SAVE_ARTICLES'] | undefined): SavingOutcome {
  if (response?.type === 'SAVED' && response.failed === 0)
    return { kind: 'saved', count: response.saved };
  return response?.type === 'STORAGE_FULL'
    ? { kind: 'full', count: response.saved }
    : { kind: 'failed' };
}

/** Makes the worker save articles; returns the progress and the result. */
export function useSaveArticles(language: Language, onSaved: () => Promise<void>) {
  const [progress, setProgress] = useState<Pick<SavingProgress, 'done' | 'total'>>();
  const [outcome, setOutcome] = useState<SavingOutcome>();
  const save = async (articles: ArticleChoice) => {
    setOutcome(undefined);
    setProgress({ done: 0, total: 0 });
    const response = await askWorker(
      { type: 'SAVE_ARTICLES', language, articles },
      setProgress,
    ).catch(() => undefined);
    const came = outcomeOf(response);
    setProgress(undefined);
    setOutcome(came);
    await onSaved();
    return came;
  };
  return { save, progress, outcome };
}
