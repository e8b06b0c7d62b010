import { mdiCheck } from '@mdi/js';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { isLanguage, languageNames, languages, type Language } from '../../../contract/languages';
import type { EditedContent } from '../draft/editedGame';

interface LanguageTabsProps {
  content: EditedContent;
  shown: Language;
  onShow: (language: Language) => void;
}

/** The language of the names on the screen; those the game has a name in are marked. */
export function LanguageTabs({ content, shown, onShow }: LanguageTabsProps) {
  const { t } = useTranslation('adminGames');
  return (
    <Tabs
      value={shown}
      onChange={(_event, language: unknown) => {
        if (typeof language === 'string' && isLanguage(language)) onShow(language);
      }}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('editor.languages')}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      {languages.map((language) => (
        <Tab
          key={language}
          value={language}
          label={languageNames[language]}
          {...(content.translations[language]?.name
            ? {
                icon: <Icon path={mdiCheck} fontSize="small" titleAccess={t('editor.named')} />,
                iconPosition: 'end' as const,
              }
            : {})}
          sx={{ minWidth: 0, minHeight: 48, px: 1.5 }}
        />
      ))}
    </Tabs>
  );
}
