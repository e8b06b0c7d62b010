import { mdiChevronDoubleUp, mdiChevronLeft, mdiChevronRight, mdiTarget } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { actionClass } from '../../components/buttons/actionClass';
import { Icon } from '../../components/Icon';
import './records.css';

interface Names {
  pages: string;
  first: string;
  previous?: string;
  next: string;
}

interface BoardPagesProps {
  /** The names of the links, where the pages have no places. */
  names?: Names;
  /** The search strings of the first page and of the next one; undefined where there is none. */
  first: string | undefined;
  /** The address of the page around the member, if it is another one. */
  around?: string | undefined;
  /** Of the page before, where pages lead back. */
  previous?: string | undefined;
  next: string | undefined;
  /** A link was followed: the caller moves the focus, and the page scrolls to it. */
  onFollow?: () => void;
}

/** Links to other pages of a board, which work without script. */
export function BoardPages(props: BoardPagesProps) {
  const { names, first, around, previous, next, onFollow } = props;
  const { t } = useTranslation('boards');
  if (first === undefined && previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={names?.pages ?? t('pages')} className="board-pages">
      {first === undefined ? null : (
        <Link to={first} preventScrollReset onClick={onFollow} className={actionClass('outlined')}>
          <Icon path={mdiChevronDoubleUp} />
          <span>{names?.first ?? t('first')}</span>
        </Link>
      )}
      {around === undefined ? null : (
        <Link to={around} preventScrollReset onClick={onFollow} className={actionClass('outlined')}>
          <Icon path={mdiTarget} />
          <span>{t('aroundMe')}</span>
        </Link>
      )}
      {previous === undefined ? null : (
        <Link
          to={previous}
          rel="prev"
          preventScrollReset
          onClick={onFollow}
          className={actionClass('outlined')}
        >
          <Icon path={mdiChevronLeft} />
          <span>{names?.previous ?? t('previous')}</span>
        </Link>
      )}
      {next === undefined ? null : (
        <Link
          to={next}
          rel="next"
          preventScrollReset
          onClick={onFollow}
          className={actionClass('outlined')}
        >
          <span>{names?.next ?? t('next')}</span>
          <Icon path={mdiChevronRight} />
        </Link>
      )}
    </nav>
  );
}
