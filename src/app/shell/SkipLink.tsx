import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { actionClass } from '../../components/buttons/actionClass';
import './SkipLink.css';

export const contentId = 'content';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a
      href={`#${contentId}`}
      className={clsx(actionClass('contained'), 'skip-link')}
      onClick={(event) => {
        // Keep the URL: its hash belongs to the page.
        event.preventDefault();
        const content = document.getElementById(contentId);
        content?.focus();
        content?.scrollIntoView();
      }}
    >
      {t('skipToContent')}
    </a>
  );
}
