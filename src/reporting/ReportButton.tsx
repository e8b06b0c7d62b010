import { mdiFlagOutline } from '@mdi/js';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import '../components/buttons/buttons.css';
import { Icon } from '../components/Icon';
import { LazyComponent } from '../components/lazy/LazyComponent';
import { createLazyModule } from '../components/lazy/lazyModule';
import { withRedirect } from '../navigation/loginPath';
import { useRoute } from '../navigation/useRoute';
import { selectMemberKey } from '../state/memberKey';
import { useAppSelector } from '../store/hooks';
import { useLazyFailureNotice } from '../store/useLazyFailureNotice';
import type { ReportSubjects } from './reportDraft';
import './reporting.css';

const reportDialog = createLazyModule(async () => {
  const { ReportDialog } = await import(/* webpackChunkName: "report-dialog" */ './ReportDialog');
  return ReportDialog;
});

interface ReportButtonProps {
  /** What can be reported here; of several, the dialog asks which. */
  subjects: ReportSubjects;
  /** Its words, from the texts of the page. */
  label: string;
  /** Whose it is, where there are several. */
  of?: string | undefined;
}

/** Reports something to the moderators; guests log in first. The code of the dialog is loaded when it is opened. */
export function ReportButton({ subjects, label, of }: ReportButtonProps) {
  const { t } = useTranslation('common');
  const member = useAppSelector(selectMemberKey);
  const { pathTo } = useRoute();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const missing = useLazyFailureNotice(close);
  const content = (
    <>
      <Icon path={mdiFlagOutline} />
      {label}
    </>
  );
  const looks = {
    className: 'pressable report-button',
    'aria-label': of === undefined ? undefined : t('labelled', { label, value: of }),
  };
  if (member === null)
    return (
      <Link to={withRedirect(pathTo('Login'), `${pathname}${search}`)} {...looks}>
        {content}
      </Link>
    );
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} {...looks}>
        {content}
      </button>
      <Suspense fallback={null}>
        <LazyComponent
          part={reportDialog}
          wanted={open}
          onFailure={missing}
          props={{ open, onClose: close, subjects }}
        />
      </Suspense>
    </>
  );
}
