import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Footer, footerLinkClass } from '../app/shell/Footer';
import { GuestLinks } from '../app/shell/header/GuestLinks';
import { HeaderFrame } from '../app/shell/header/HeaderFrame';
import { PageBreadcrumbs } from '../app/shell/PageBreadcrumbs';
import { PageContent, ShellFrame } from '../app/shell/ShellFrame';
import { Sidebar } from '../app/shell/sidebar/Sidebar';
import type { PageToPrint } from '../contract/printedPage';
import { PrintedHeading } from './PrintedHeading';
import { printedPages } from './printedPages';
import '../components/buttons/buttons.css';
import '../app/shell/header/header.css';

const toolbarSlot = <span className="pressable toolbar-button" />;

function PrintedHeader() {
  return (
    <HeaderFrame toggle={toolbarSlot}>
      {toolbarSlot}
      {toolbarSlot}
      {/* One of the two is hidden by a style: only the browser knows who is there. */}
      <span className="pressable toolbar-button account-slot">
        <span className="account-picture-space" />
      </span>
      <GuestLinks />
    </HeaderFrame>
  );
}

function ReportSlot() {
  const { t } = useTranslation('common');
  return (
    <span aria-hidden="true" className={clsx('pressable slot', footerLinkClass)}>
      {t('reportProblem')}
    </span>
  );
}

/** The whole site around a page. */
export function PrintedSite({ page }: { page: PageToPrint }) {
  const printed = page.route && printedPages[page.route]?.(page);
  return (
    <ShellFrame
      header={<PrintedHeader />}
      sidebar={<Sidebar expanded={page.sidebarExpanded} />}
      footer={<Footer report={<ReportSlot />} />}
    >
      {/* The heading alone is not the page yet. */}
      <PageContent busy={!printed}>
        <PageBreadcrumbs />
        {printed ?? <PrintedHeading {...page.heading} />}
      </PageContent>
    </ShellFrame>
  );
}
