import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { languageNames, matchLanguage } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import { hashOfStep, type OpenedSnapshot } from '../openSnapshot';

/** Where, when and with which software a snapshot was made, and what it leaves out. */
export function FileFacts({ opened }: { opened: OpenedSnapshot }) {
  const { t } = useTranslation('replay');
  const { longDate, count } = useFormats();
  const { meta, states } = opened;
  const spoken = matchLanguage(meta.locale);
  const facts: [string, string][] = [
    [t('facts.createdAt'), longDate(meta.createdAt)],
    [t('facts.language'), spoken ? languageNames[spoken] : meta.locale],
    [t('facts.theme'), meta.theme],
    [t('facts.viewport'), `${meta.viewport.width} × ${meta.viewport.height}`],
    [t('facts.timeZone'), meta.tz],
    [t('facts.browser'), meta.environment.browser],
    [t('facts.system'), meta.environment.system],
    [t('facts.version'), meta.appVersion],
    [t('facts.build'), meta.commit],
  ];
  const differs = hashOfStep(opened, states.length - 1) !== meta.finalStateHash;
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, rowGap: 1, m: 0 }}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              translate="no"
              sx={{ m: 0, fontWeight: 600 }}
            >
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      {meta.dropped > 0 ? (
        <Alert severity="info">
          {t('dropped', { count: meta.dropped, shown: count(meta.dropped) })}
        </Alert>
      ) : null}
      {meta.truncated.includes('answers') ? <Alert severity="info">{t('truncated')}</Alert> : null}
      {differs ? <Alert severity="warning">{t('differs')}</Alert> : null}
    </>
  );
}
