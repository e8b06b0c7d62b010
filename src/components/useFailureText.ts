import { useTranslation } from 'react-i18next';
import { formatWait } from '../contract/formatWait';
import { currentLanguage } from '../i18n/createI18n';

/** The parts of a failed call that a reader may be told. */
export interface Failure {
  kind: string;
  status?: number;
  text?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** Adds how long to wait to a text that does not name it. */
export function useTextWithWait(): (text: string, retryAfter: number | undefined) => string {
  const { t, i18n } = useTranslation('errors');
  const language = currentLanguage(i18n);
  return (text, retryAfter) => {
    if (retryAfter === undefined || /\d/.test(text)) return text;
    const sentence = /[.!?。！？]$/.test(text) ? text : `${text}.`;
    return `${sentence} ${t('tryAgain', { when: formatWait(language, retryAfter) })}`;
  };
}

/**
 * The sentence for a failed call: the server's own words, else what could not be done. That nobody could be reached is added,
 * because then the person can do something about it.
 */
export function useFailureText(): (failure: Failure, otherwise: string) => string {
  const { t } = useTranslation('errors');
  const textWithWait = useTextWithWait();
  return ({ kind, status, text, retryAfter }, otherwise) => {
    if (status === 429) return textWithWait(text ?? otherwise, retryAfter);
    if (text !== undefined) return text;
    if (kind === 'sessionKept') return `${otherwise}. ${t('sessionKept')}`;
    if (kind === 'network') return `${otherwise}. ${t('network')}`;
    return kind === 'timeout' ? `${otherwise}. ${t('timeout')}` : otherwise;
  };
}
