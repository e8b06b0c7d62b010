import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { PersonLink } from '../PersonLink';
import { useModerationPaths } from '../useModerationPaths';
import { useDecisionWords } from './useDecisionWords';
import './reports.css';

/** The member whose thing it is, and what was decided about them before. */
export function CaseMember({ reported }: { reported: ModeratedCase }) {
  const { t } = useTranslation(['reportCases', 'reports']);
  const { shortDate, longDate } = useFormats();
  const { report } = useModerationPaths();
  const wordsOf = useDecisionWords();
  const { member, silencedUntil, suspendedUntil, earlier } = reported;
  return (
    <>
      <p className="case-member">
        <PersonLink person={member} />
        {silencedUntil === null ? null : (
          <strong>{t('member.silenced', { until: longDate(silencedUntil) })}</strong>
        )}
        {suspendedUntil === null ? null : (
          <strong>{t('member.suspended', { until: longDate(suspendedUntil) })}</strong>
        )}
      </p>
      {earlier.length === 0 ? <Text muted>{t('member.none')}</Text> : null}
      <ul className="case-list">
        {earlier.map(({ id, subject, decision }) => (
          <li key={id}>
            <Link to={report(id)} className="list-link">
              {t(`reports:subjects.${subject.kind}`)}
            </Link>
            <span className="text-body2">{wordsOf(decision).join(' · ')}</span>
            {decision ? (
              <span className="text-body2 text-muted">
                {t(`reports:reasons.${decision.reason}`)} · {shortDate(decision.at)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
