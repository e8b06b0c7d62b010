import { useTranslation } from 'react-i18next';
import { useGetOwnReportsInfiniteQuery } from '../../api/reportsApi';
import type { OwnReport } from '../../api/wire/reportsFromWire';
import '../../components/reading/card.css';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { PagedList } from './PagedList';
import { ReportedThing } from './ReportedThing';
import './notices.css';

/** What the member reported, the latest first. */
export function OwnReportList() {
  const { t } = useTranslation('reports');
  const { language } = useRoute();
  const list = useGetOwnReportsInfiniteQuery({ language }, { refetchOnMountOrArgChange: true });
  return (
    <PagedList
      list={list}
      empty={{ title: t('notices.empty.reports'), text: t('notices.empty.reportsText') }}
    >
      {(report) => <ReportCard key={report.id} report={report} />}
    </PagedList>
  );
}

function ReportCard({ report }: { report: OwnReport }) {
  const { t } = useTranslation(['reports', 'common']);
  const { shortDate } = useFormats();
  const { subject, member, reason, message, reportedAt, decisionReason, note } = report;
  const { outcome, decidedAt } = report;
  return (
    <li className="card-surface notice-card">
      <p className="text-body2 notice-head text-muted">
        <time dateTime={reportedAt}>
          {t('notices.reportedOn', { date: shortDate(reportedAt) })}
        </time>
        {decidedAt === null ? null : (
          <time dateTime={decidedAt}>{t('notices.decidedOn', { date: shortDate(decidedAt) })}</time>
        )}
      </p>
      <h2 className="text-h4">
        <ReportedThing subject={subject} member={member} />
      </h2>
      <p className="text-body2">{t(`reasons.${reason}`)}</p>
      {message === null ? null : (
        <p className="text-body2">
          <span className="text-muted">{t('notices.yours')}</span> <q>{message}</q>
        </p>
      )}
      <p className="notice-outcome">{t(`notices.outcomes.${outcome ?? 'waiting'}`)}</p>
      {decisionReason === null ? null : (
        <p className="text-body2">
          {t('common:labelled', {
            label: t('reason'),
            value: t(`reasons.${decisionReason}`),
          })}
        </p>
      )}
      {note === null ? null : <blockquote className="notice-words">{note}</blockquote>}
    </li>
  );
}
