import { useTranslation } from 'react-i18next';
import type { ReportCase } from '../../../api/wire/reportCasesFromWire';
import { relativeAge } from '../../../i18n/relativeAge';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { ModerationLine } from '../ModerationLine';
import { useModerationPaths } from '../useModerationPaths';
import { useNow } from '../useNow';
import { useCaseTitle } from './useCaseTitle';
import { useDecisionWords } from './useDecisionWords';

/** A case in a list, with a link to its page. */
export function CaseLine({ reported }: { reported: ReportCase }) {
  const { t } = useTranslation(['reportCases', 'reports']);
  const { report } = useModerationPaths();
  const { language } = useRoute();
  const { count } = useFormats();
  const now = useNow();
  const title = useCaseTitle()(reported);
  const decided = useDecisionWords()(reported.decision);
  const { id, reports, reasons, openedAt, decision } = reported;
  const isClosed = decision?.reason === 'accountDeleted';
  const words = isClosed ? [...decided, t('reports:reasons.accountDeleted')] : decided;
  return (
    <ModerationLine
      to={report(id)}
      title={title}
      of={reasons.map((reason) => t(`reports:reasons.${reason}`)).join(' · ')}
      state={
        <span className="text-body2">
          {decision
            ? words.join(' · ')
            : t('reported', { count: reports, formatted: count(reports) })}
        </span>
      }
      decided={decision && { at: decision.at, by: isClosed ? undefined : decision.by }}
      waits={t('since', { age: relativeAge(language, openedAt, now) })}
    />
  );
}
