import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientStatistics } from '../../api/wire/websiteFromWire';
import { Text } from '../../components/Text';
import { useFormats } from '../../i18n/useFormats';
import './Scoreboard.css';

const numbers = ['members', 'records', 'games', 'provedRecords'] as const;

/** Keeps the height and baseline of a line while its number loads: an empty element has neither. */
const noBreakSpace = '\u00A0';

/** The site's numbers; undefined while they are loading. Renders nothing if none is above zero. */
export function Scoreboard({ data }: { data: ClientStatistics | undefined }) {
  const { t } = useTranslation('home');
  const { count, percent } = useFormats();
  const id = useId();
  if (data && !numbers.some((name) => data[name] > 0)) return null;
  const proved = data && data.records > 0 ? Math.min(1, data.provedRecords / data.records) : 0;
  return (
    <section aria-labelledby={id} aria-busy={!data} className="scoreboard">
      <Text id={id} variant="overline" component="h2" muted className="scoreboard-title">
        {t('statistics.label')}
      </Text>
      <dl>
        {numbers.map((name) => (
          <div key={name}>
            <dt>{t(`statistics.${name}`)}</dt>
            <dd>{data ? count(data[name]) : noBreakSpace}</dd>
          </div>
        ))}
      </dl>
      <figure>
        {/* Drawn, since the server's documents allow no style attributes. */}
        <svg aria-hidden="true" className="scoreboard-meter">
          <rect width={`${Math.round(proved * 100)}%`} height="100%" rx="3" />
        </svg>
        <figcaption>
          {data ? t('statistics.provedShare', { share: percent(proved) }) : noBreakSpace}
        </figcaption>
      </figure>
    </section>
  );
}
