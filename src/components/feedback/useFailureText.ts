import { useTranslation } from 'react-i18next';
import { formatWait } from '../../contract/formatWait';
import { currentLanguage } from '../../i18n/createI18n';

/** The parts of a failed request that may be shown. */
export interface Failure {
  kind: string;
  status?: number;
  text?: string;
  /** Seconds. */
  retryAfter?: number;
}

/** Appends the waiting time to a text that does not mention it. */
export function useTextWithWait(): (text: string, retryAfter: number | undefined) => string {
  const { t, i18n } = useTranslation('errors');
  const language = currentLanguage(i18n);
  return (text, retryAfter) => {
    if (retryAfter === undefined || /\d/.test(text)) return text;
    const first = text.replace(/[.。]$/, '');
    return t('sentences', {
      first,
      second: t('tryAgain', { when: formatWait(language, retryAfter) }),
    });
  };
}

/**
 * The message for a failed request: the server's, else the given one. For a network error a hint is added, since the user
 * can act on it.
 */
export function useFailureText(): (failure: Failure, otherwise: string) => string {
  const { t } = useTranslation('errors');
  const textWithWait = useTextWithWait();
  return ({ kind, status, text, retryAfter }, otherwise) => {
    if (status === 429) return textWithWait(text ?? otherwise, retryAfter);
    if (text !== undefined) return text;
    return kind === 'sessionKept' || kind === 'network' || kind === 'timeout'
      ? t('sentences', { first: otherwise, second: t(kind) })
      : otherwise;
  };
}

/** Whether a page is missing because the device is offline and holds no copy: it is not the site that fails. */
export const isNotOnDevice = ({ kind }: Pick<Failure, 'kind'>): boolean =>
  kind === 'network' && !navigator.onLine;

/** The message for a page that could not be read. */
export function useReadFailureText(): (failure: Failure, otherwise: string) => string {
  const { t } = useTranslation('errors');
  const failureText = useFailureText();
  return (failure, otherwise) =>
    isNotOnDevice(failure)
      ? t('sentences', { first: otherwise, second: t('notOnDevice') })
      : failureText(failure, otherwise);
}
