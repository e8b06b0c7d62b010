import {
  mdiCellphoneArrowDown,
  mdiDatabaseOutline,
  mdiDownloadCircleOutline,
  mdiViewDashboardOutline,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { SectionedPage } from '../../components/page/SectionedPage';
import { useSectionHash } from '../../navigation/useSectionHash';
import { InstallationTab } from './install/InstallationTab';
import { OfflineTab } from './offline/OfflineTab';
import { OverviewTab } from './OverviewTab';
import { StorageTab } from './storage/StorageTab';

const sections = ['overview', 'installation', 'storage', 'offline'] as const;

/** The PWA settings: overview, installation, offline articles and storage. */
export function PwaSettingsPage() {
  const { t } = useTranslation('pwa');
  const [open, onOpen] = useSectionHash(sections);
  return (
    <SectionedPage
      route="PwaSettings"
      title={t('title')}
      lead={t('lead')}
      label={t('tabs.label')}
      open={open}
      onOpen={onOpen}
      sections={[
        {
          key: 'overview',
          label: t('tabs.overview'),
          icon: mdiViewDashboardOutline,
          content: <OverviewTab />,
        },
        {
          key: 'installation',
          label: t('tabs.installation'),
          icon: mdiCellphoneArrowDown,
          content: <InstallationTab />,
        },
        {
          key: 'storage',
          label: t('tabs.storage'),
          icon: mdiDatabaseOutline,
          // Mounted only while open, so that the storage is measured each time.
          content: open === 'storage' ? <StorageTab /> : null,
        },
        {
          key: 'offline',
          label: t('tabs.offline'),
          icon: mdiDownloadCircleOutline,
          content: open === 'offline' ? <OfflineTab /> : null,
        },
      ]}
    />
  );
}
