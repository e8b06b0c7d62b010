import { mdiHistory } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { Icon } from '../../../components/Icon';
import './past.css';

interface PastMarkProps {
  title: string;
  /** What tells one day from another. */
  shown: string;
}

/** Says that what follows is of the past. It gets the focus when another day is chosen. */
export function PastMark({ title, shown }: PastMarkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() === 'PUSH';
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (isChosen && before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown, isChosen]);
  return (
    <div className="past-mark">
      <Icon path={mdiHistory} />
      <h2 ref={heading} tabIndex={-1} className="past-title">
        {title}
      </h2>
      <PresentLink />
    </div>
  );
}

export function PresentLink() {
  const { t } = useTranslation('past');
  const { pathname } = useLocation();
  return (
    <Link
      to={pathname}
      preventScrollReset
      className="text-link"
      // This link is gone then.
      onClick={() => document.querySelector<HTMLElement>('h1')?.focus()}
    >
      {t('board.back')}
    </Link>
  );
}
