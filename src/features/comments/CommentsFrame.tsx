import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import './comments.css';

interface CommentsFrameProps {
  /** Undefined if unknown. */
  number: number | undefined;
  children: ReactNode;
}

/** The section of an article's comments, with their number. */
export function CommentsFrame({ number, children }: CommentsFrameProps) {
  const { t } = useTranslation('comments');
  const { count } = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id} id="comments" className="comments">
      <Text id={id} variant="h2" component="h2" tabIndex={-1} className="comments-heading">
        {t('heading', { formatted: number === undefined ? '…' : count(number) })}
      </Text>
      {children}
    </section>
  );
}

/** Said where nobody has commented yet. */
export function NoComments() {
  const { t } = useTranslation('comments');
  return (
    <Text muted className="comments-empty">
      {t('empty')}
    </Text>
  );
}
