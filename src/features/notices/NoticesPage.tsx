import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/buttons/buttons.css';
import '../../components/forms/ListFilters.css';
import { PageHeader } from '../../components/page/PageHeader';
import { PageMetadata } from '../../components/page/PageMetadata';
import { NoticeList } from './NoticeList';
import { OwnReportList } from './OwnReportList';
import './notices.css';

const lists = ['notices', 'reports'] as const;

/** What moderators tell the member, and what became of the member’s own reports. */
export function NoticesPage() {
  const { t } = useTranslation(['reports', 'metadata']);
  const [search] = useSearchParams();
  const shown = search.get('list') === 'reports' ? 'reports' : 'notices';
  const title = t('metadata:Notices');
  return (
    <>
      <PageMetadata title={title} noindex />
      <PageHeader title={title} lead={t('notices.lead')} />
      <nav aria-label={t('notices.lists.label')} className="choice-row notice-lists">
        {lists.map((list) => (
          <Link
            key={list}
            to={list === 'notices' ? '?' : '?list=reports'}
            preventScrollReset
            aria-current={list === shown ? 'true' : undefined}
            className="pressable choice-chip"
          >
            {t(`notices.lists.${list}`)}
          </Link>
        ))}
      </nav>
      <div className="notices-page">{shown === 'notices' ? <NoticeList /> : <OwnReportList />}</div>
    </>
  );
}
