import { mdiPaletteOutline, mdiTranslate } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { SectionedPage } from '../../components/SectionedPage';
import { useSectionHash } from '../../navigation/useSectionHash';
import { LanguageChoice } from './LanguageChoice';
import { ThemeGallery } from './gallery/ThemeGallery';

const sections = ['appearance', 'language'] as const;

/** What a reader can choose, member or not. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const [open, onOpen] = useSectionHash(sections);
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
      ]}
    />
  );
}
