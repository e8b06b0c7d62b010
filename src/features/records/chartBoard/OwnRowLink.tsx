import { mdiTarget } from '@mdi/js';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../../components/Icon';
import './ownScore.css';

const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isShortcut = ({ code, altKey, shiftKey, ctrlKey, metaKey, repeat }: KeyboardEvent) =>
  // Not by its character: with Alt, Macs type another one.
  code === 'KeyM' && altKey && shiftKey && !ctrlKey && !metaKey && !repeat;

interface OwnRowLinkProps {
  /** The page around the member. */
  to: string;
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

/** To the member's row on the board, also with Alt+Shift+M outside editable fields. */
export function OwnRowLink({ to, onFollow }: OwnRowLinkProps) {
  const { t } = useTranslation('boards');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(editable)) return;
      event.preventDefault();
      link.current?.click();
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Link
      ref={link}
      to={to}
      preventScrollReset
      onClick={onFollow}
      aria-keyshortcuts="Alt+Shift+M"
      className="list-link own-score-link"
    >
      <Icon path={mdiTarget} fontSize="small" />
      <span>{t('ownRow')}</span>
      <kbd aria-hidden="true">Alt+Shift+M</kbd>
    </Link>
  );
}
