import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReportCase } from '../../../api/wire/reportCasesFromWire';
import '../../../components/html/links.css';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { PersonLink } from '../PersonLink';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import { useCaseTitle } from './useCaseTitle';
import { useDecisionWords } from './useDecisionWords';
import '../moderation.css';

/** A case in a list, with a link to its page. */
export function CaseLine({ reported }: { reported: ReportCase }) {
  const { t } = useTranslation(['reportCases', 'reports']);
  const { report } = useModerationPaths();
  const { language } = useRoute();
  const { count, longDate } = useFormats();
  const now = useNow();
  const title = useCaseTitle()(reported);
  const decided = useDecisionWords()(reported.decision);
  const { id, reports, reasons, openedAt, decision } = reported;
  return (
    <li>
      <span className="moderation-line-title">
        <Link to={report(id)} className="list-link">
          {title}
        </Link>
      </span>
      <span className="text-body2 text-muted moderation-line-of">
        {reasons.map((reason) => t(`reports:reasons.${reason}`)).join(' · ')}
      </span>
      <span className="text-body2 moderation-line-state">
        {decision
          ? decided.join(' · ')
          : t('reported', { count: reports, formatted: count(reports) })}
      </span>
      <span className="text-body2 text-muted moderation-line-by">
        {decision ? (
          <>
            {longDate(decision.at)} · <PersonLink person={decision.by} />
          </>
        ) : (
          t('since', { age: relativeAge(language, openedAt, now) })
        )}
      </span>
    </li>
  );
}
