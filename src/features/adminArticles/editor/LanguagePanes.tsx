import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { SelectField } from '../../../components/forms/SelectField';
import { isBlankText } from '../../../contract/articleAdministration';
import { isLanguage, languageNames, languages, type Language } from '../../../contract/languages';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { LanguagePane } from './LanguagePane';
import type { ArticleDraft } from '../draft/useArticleDraft';

interface LanguagePanesProps {
  draft: ArticleDraft;
  shown: Language;
  onShow: (language: Language) => void;
  /** Focus the title on mount. */
  takesFocus: boolean;
}

function isWritten({ translations }: AdminArticleContent, language: Language): boolean {
  const text = translations[language];
  return text !== undefined && !isBlankText(text);
}

const nothing = 'none';

/** One language at a time or, if there is room, two side by side for translating. */
export function LanguagePanes({ draft, shown, onShow, takesFocus }: LanguagePanesProps) {
  const { t } = useTranslation('adminArticles');
  const [first] = useState(shown);
  const switched = shown !== first;
  const wide = useMediaQuery('(min-width: 1100px)');
  const [wanted, setWanted] = useState<string>();
  const written = languages.filter((language) => isWritten(draft.content, language));
  const offered = languages.filter((language) => language !== shown);
  const usual = written.find((language) => language !== shown) ?? nothing;
  const beside = offered.find((language) => language === (wanted ?? usual));
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          mb: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={shown}
          onChange={(_event, language: unknown) => {
            if (typeof language === 'string' && isLanguage(language)) onShow(language);
          }}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={t('editor.languages')}
          sx={{ minWidth: 0 }}
        >
          {languages.map((language) => (
            <Tab
              key={language}
              value={language}
              label={languageNames[language]}
              {...(written.includes(language)
                ? {
                    icon: (
                      <Icon path={mdiCheck} fontSize="small" titleAccess={t('editor.written')} />
                    ),
                    iconPosition: 'end' as const,
                  }
                : {})}
              sx={{ minWidth: 0, minHeight: 48, px: 1.5 }}
            />
          ))}
        </Tabs>
        {wide ? (
          <Box sx={{ py: 1, '& > *': { minWidth: '11rem' } }}>
            <SelectField<string>
              name="beside"
              label={t('editor.beside')}
              value={beside ?? nothing}
              options={[
                { value: nothing, label: t('editor.nothingBeside') },
                ...offered.map((value) => ({ value, label: languageNames[value] })),
              ]}
              onChange={setWanted}
            />
          </Box>
        ) : null}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: wide && beside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        <LanguagePane
          key={`${shown}-${draft.epoch}`}
          draft={draft}
          language={shown}
          named={wide && beside !== undefined}
          takesFocus={takesFocus && !switched}
        />
        {wide && beside ? (
          <LanguagePane key={`${beside}-${draft.epoch}`} draft={draft} language={beside} named />
        ) : null}
      </Box>
    </Box>
  );
}
