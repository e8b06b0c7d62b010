import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import '../../components/html/links.css';
import { useFormats } from '../../i18n/useFormats';
import { PersonLink } from './PersonLink';
import './moderation.css';

type Person = Parameters<typeof PersonLink>[0]['person'];

interface ModerationLineProps {
  to: string;
  title: string;
  of: ReactNode;
  state: ReactNode;
  /** Who decided; undefined if unknown. */
  decided: { at: string; by: Person | undefined } | null;
  /** Since when it waits. */
  waits: string;
  children?: ReactNode;
}

/** A line of a list, with a link to its page. */
export function ModerationLine(props: ModerationLineProps) {
  const { to, title, of, state, decided, waits, children } = props;
  const { longDate } = useFormats();
  return (
    <li>
      <span className="moderation-line-title">
        <Link to={to} className="list-link">
          {title}
        </Link>
      </span>
      <span className="text-body2 text-muted moderation-line-of">{of}</span>
      <span className="moderation-line-state">{state}</span>
      <span className="text-body2 text-muted moderation-line-by">
        {decided ? longDate(decided.at) : waits}
        {decided?.by === undefined ? null : (
          <>
            {' · '}
            <PersonLink person={decided.by} />
          </>
        )}
      </span>
      {children}
    </li>
  );
}
