import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../../config/site';
import { siteName } from '../../i18n/siteName';

/**
 * Replaces the previous page's title while a new page waits for its data. After a document load and on Back and Forward the
 * title is already right.
 */
export function LoadingTitle() {
  const { t } = useTranslation('common');
  const kind = useNavigationType();
  const title = t('loading');
  useLayoutEffect(() => {
    if (kind !== NavigationType.Pop) document.title = documentTitle(title, siteName());
  }, [kind, title]);
  return null;
}
