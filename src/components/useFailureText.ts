import { useTranslation } from 'react-i18next';

/** The parts of a failed call that a reader may be told. */
export interface Failure {
  kind: string;
  text?: string;
}

/**
 * The sentence for a failed call: the server's own words, else what could not be done. That nobody could be reached is added,
 * because then the person can do something about it.
 */
export function useFailureText(): (failure: Failure, otherwise: string) => string {
  const { t } = useTranslation('errors');
  return ({ kind, text }, otherwise) => {
    if (text !== undefined) return text;
    if (kind === 'network') return `${otherwise}. ${t('network')}`;
    return kind === 'timeout' ? `${otherwise}. ${t('timeout')}` : otherwise;
  };
}
