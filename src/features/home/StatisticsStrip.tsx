import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetStatisticsQuery } from '../../api/websiteApi';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import { scoreboard } from './scoreboard';

const numbers = ['members', 'records', 'games', 'provedRecords'] as const;

/** Keeps the height and baseline of a line while its number loads: an empty element has neither. */
const noBreakSpace = '\u00A0';

/** Four site statistics, styled as an arcade high-score table; renders nothing if the server sends none. */
export function StatisticsStrip() {
  const { t } = useTranslation('home');
  const { count, percent } = useFormats();
  const id = useId();
  const { data, isLoading } = useGetStatisticsQuery();
  if (!isLoading && !numbers.some((name) => data && data[name] > 0)) return null;
  const proved = data && data.records > 0 ? Math.min(1, data.provedRecords / data.records) : 0;
  const share = data ? t('statistics.provedShare', { share: percent(proved) }) : noBreakSpace;
  return (
    <Box component="section" aria-labelledby={id} aria-busy={isLoading} sx={scoreboard.board}>
      <Text id={id} variant="overline" component="h2" sx={scoreboard.heading}>
        {t('statistics.label')}
      </Text>
      <Box component="dl" sx={scoreboard.rows}>
        {numbers.map((name) => (
          <Box key={name} sx={scoreboard.row}>
            <Box component="dt" sx={scoreboard.label}>
              {t(`statistics.${name}`)}
            </Box>
            <Box component="dd" sx={scoreboard.number}>
              {data ? count(data[name]) : noBreakSpace}
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="figure" sx={{ m: 0 }}>
        <Box aria-hidden="true" sx={scoreboard.meter}>
          <Box sx={[scoreboard.filled, { width: `${Math.round(proved * 100)}%` }]} />
        </Box>
        <Box component="figcaption" sx={scoreboard.legend}>
          {share}
        </Box>
      </Box>
    </Box>
  );
}
