import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLanguage, languageNames, languages, languageTags } from '../../contract/languages';
import { broadcastLanguage } from '../../i18n/languageBroadcast';
import { withLanguage } from '../../navigation/languagePrefix';
import { useRoute } from '../../navigation/useRoute';

/** All languages, each by its own name. The language is part of the URL, so each links to the same page in that language. */
export function LanguageChoice() {
  const { t } = useTranslation('settings');
  const { language } = useRoute();
  const location = useLocation();
  const navigate = useNavigate();
  const id = useId();
  return (
    <FormControl component="fieldset" sx={{ display: 'block' }}>
      <FormLabel id={id} component="legend" sx={{ typography: 'h4', color: 'text.primary' }}>
        {t('language.title')}
      </FormLabel>
      <FormHelperText sx={{ mx: 0, mb: 2, fontSize: 'body2.fontSize' }}>
        {t('language.hint')}
      </FormHelperText>
      <RadioGroup
        aria-labelledby={id}
        name="language"
        value={language}
        onChange={(_event, chosen) => {
          if (!isLanguage(chosen)) return;
          broadcastLanguage(chosen);
          void navigate(withLanguage(location, chosen), { replace: true });
        }}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
          gap: 1,
        }}
      >
        {languages.map((code) => (
          <FormControlLabel
            key={code}
            value={code}
            control={<Radio />}
            label={<span lang={languageTags[code]}>{languageNames[code]}</span>}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
