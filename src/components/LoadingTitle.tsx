import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../config/site';
import { siteName } from '../i18n/siteName';

/**
 * Takes the former page's title away while a page that was navigated to waits for its data. A document that was loaded, and Back
 * and Forward, have the right title already.
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
