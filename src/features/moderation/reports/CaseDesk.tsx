import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ModeratedCase } from '../../../api/wire/reportCasesFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Text } from '../../../components/Text';
import '../../../components/reading/card.css';
import { useFormats } from '../../../i18n/useFormats';
import { useModerationPaths } from '../useModerationPaths';
import { CaseDecisionForm } from './CaseDecisionForm';
import { CaseMember } from './CaseMember';
import { CaseOutcome } from './CaseOutcome';
import { CaseReports } from './CaseReports';
import { ReportedContent } from './ReportedContent';
import { useCaseTitle } from './useCaseTitle';
import { useNextCase } from './useNextCase';
import './reports.css';

/** A case: what was reported and why, and its decision. */
export function CaseDesk({ reported }: { reported: ModeratedCase }) {
  const { t } = useTranslation('reportCases');
  const { count } = useFormats();
  const navigate = useNavigate();
  const { reports } = useModerationPaths();
  const title = useCaseTitle()(reported);
  const next = useNextCase(reported.id);
  const goOn = () => void navigate(next ?? reports);
  const { obstacle, waiting, decision } = reported;
  const mayDecide = !decision && (obstacle === null || obstacle === 'rank');
  return (
    <article className="case-desk">
      <h1 tabIndex={-1} className="text-h2 case-title">
        {title}
      </h1>
      <div className="case-facts">
        <CaseSection title={t('thing.title')}>
          <ReportedContent reported={reported} />
        </CaseSection>
        <CaseSection title={t('reports')}>
          <CaseReports reported={reported} />
        </CaseSection>
        <CaseSection title={t('member.title')}>
          <CaseMember reported={reported} />
        </CaseSection>
      </div>
      <div className="card-surface case-bar">
        <h2 className="text-h4 case-bar-title">{t(mayDecide ? 'form.title' : 'outcome')}</h2>
        {obstacle === null || decision ? null : <Text>{t(`obstacles.${obstacle}`)}</Text>}
        {decision ? <CaseOutcome reported={reported} decision={decision} /> : null}
        {mayDecide ? <CaseDecisionForm reported={reported} onDone={goOn} onNext={goOn} /> : null}
        <p className="case-next">
          {waiting > 0 && next !== undefined ? (
            <ActionLink to={next} variant="outlined">
              {t('case.next')}
            </ActionLink>
          ) : (
            <ActionLink to={reports} variant="outlined">
              {t('case.all')}
            </ActionLink>
          )}
          {waiting > 0 ? (
            <Text variant="body2" muted component="span">
              {t('case.waiting', { count: waiting, formatted: count(waiting) })}
            </Text>
          ) : null}
        </p>
      </div>
    </article>
  );
}

function CaseSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h4 case-section-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
