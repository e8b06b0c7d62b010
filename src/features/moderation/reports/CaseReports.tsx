import { useTranslation } from 'react-i18next';
import type { ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { useFormats } from '../../../i18n/useFormats';
import { PersonLink } from '../PersonLink';
import './reports.css';

/** Who reported it and why, the oldest first. */
export function CaseReports({ reported: { reported } }: { reported: ModeratedCase }) {
  const { t } = useTranslation('reports');
  const { longDate } = useFormats();
  return (
    <ul className="case-list">
      {reported.map(({ id, by, reason, message, at }) => (
        <li key={id}>
          <strong>{t(`reasons.${reason}`)}</strong>
          <span className="text-body2 text-muted">
            <PersonLink person={by} /> · <time dateTime={at}>{longDate(at)}</time>
          </span>
          {message === null ? null : <blockquote className="case-quote">{message}</blockquote>}
        </li>
      ))}
    </ul>
  );
}
