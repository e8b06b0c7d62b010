import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichText } from '../../components/richText/useQuill';
import { commentError, visibleLength } from '../../contract/commentRules';
import { limits } from '../../contract/limits';
import { useFormats } from '../../i18n/useFormats';
import { isDraftKept, keepDraft, readDraft, type DraftPlace } from './drafts';

const textOf = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html').body.textContent;

/** The text of an editor: stored on every change, validated by the server's rule. */
export function useCommentDraft(place: DraftPlace, otherwise = '') {
  const { t } = useTranslation('comments');
  const { count } = useFormats();
  const [initial] = useState(() => readDraft(place) || otherwise);
  const [written, setWritten] = useState<RichText>(() => ({
    html: initial,
    text: textOf(initial),
  }));
  // A second click before the next render must see the latest state.
  const latest = useRef(written);
  const take = (next: RichText) => {
    latest.current = next;
    setWritten(next);
  };
  const used = visibleLength(written.text);
  const error = commentError(written.text);
  return {
    initial,
    written,
    latest,
    used,
    kept: isDraftKept(place),
    faulty: error !== undefined,
    error:
      error === undefined || used === 0
        ? undefined
        : {
            tooShort: t('error.tooShort', { min: count(limits.comment.min) }),
            tooLong: t('error.tooLong', { max: count(limits.comment.max) }),
          }[error],
    onChange: (next: RichText) => {
      take(next);
      keepDraft(place, visibleLength(next.text) === 0 ? '' : next.html);
    },
    /** Clears the text after it has been posted. */
    clear: () => {
      keepDraft(place, '');
      take({ html: '', text: '' });
    },
  };
}
