import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRoute } from '../../navigation/useRoute';
import { chooseConsent, useConsent } from './consent';
import { asksNotToBeMeasured } from './privacySignal';

/** The consent form on the settings page. */
export function ConsentSettings() {
  const { t } = useTranslation('analytics');
  const { pathTo } = useRoute();
  const consent = useConsent();
  const refused = asksNotToBeMeasured();
  const id = useId();
  return (
    <FormControl component="fieldset" sx={{ display: 'block', maxWidth: '44rem' }}>
      <FormLabel id={id} component="legend" sx={{ typography: 'h4', color: 'text.primary' }}>
        {t('settings.title')}
      </FormLabel>
      <FormHelperText component="p" sx={{ mx: 0, mb: 2, fontSize: 'body2.fontSize' }}>
        {t('question.text')}{' '}
        <Link to={pathTo('Privacy')} className="text-link">
          {t('question.privacy')}
        </Link>
      </FormHelperText>
      {refused ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('settings.refused')}
        </Alert>
      ) : null}
      <RadioGroup
        aria-labelledby={id}
        name="analytics"
        value={refused ? 'denied' : (consent ?? '')}
        onChange={(_event, chosen) => chooseConsent(chosen === 'granted' ? 'granted' : 'denied')}
      >
        <FormControlLabel
          value="granted"
          disabled={refused}
          control={<Radio />}
          label={t('settings.granted')}
        />
        <FormControlLabel
          value="denied"
          disabled={refused}
          control={<Radio />}
          label={t('settings.denied')}
        />
      </RadioGroup>
    </FormControl>
  );
}
