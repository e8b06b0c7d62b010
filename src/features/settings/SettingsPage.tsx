import { mdiPaletteOutline, mdiShieldAccountOutline, mdiTranslate } from '@mdi/js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionedPage } from '../../components/page/SectionedPage';
import { useSectionHash } from '../../navigation/useSectionHash';
import { LanguageChoice } from './LanguageChoice';
import { ThemeGallery } from './gallery/ThemeGallery';

const sections = ['appearance', 'language'] as const;
const allSections = [...sections, 'privacy'] as const;

interface SettingsPageProps {
  /** The privacy settings; most sites have none. */
  privacy?: ReactNode;
}

/** Settings for members and guests. */
export function SettingsPage({ privacy }: SettingsPageProps) {
  const { t } = useTranslation('settings');
  const [open, onOpen] = useSectionHash(privacy ? allSections : sections);
  return (
    <SectionedPage
      route="Settings"
      title={t('title')}
      lead={t('lead')}
      label={t('tabs.label')}
      open={open}
      onOpen={onOpen}
      sections={[
        {
          key: 'appearance',
          label: t('tabs.appearance'),
          icon: mdiPaletteOutline,
          content: <ThemeGallery />,
        },
        {
          key: 'language',
          label: t('tabs.language'),
          icon: mdiTranslate,
          content: <LanguageChoice />,
        },
        ...(privacy
          ? [
              {
                key: 'privacy' as const,
                label: t('tabs.privacy'),
                icon: mdiShieldAccountOutline,
                content: privacy,
              },
            ]
          : []),
      ]}
    />
  );
}
