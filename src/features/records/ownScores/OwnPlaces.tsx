import { mdiArrowRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetOwnPlacesQuery } from '../../../api/recordsApi';
import type { OwnScore } from '../../../api/wire/playerFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Icon } from '../../../components/Icon';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { TitledSection } from '../../../components/reading/TitledSection';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import '../latest/recordList.css';
import { LocalName } from '../LocalName';
import './own.css';

/** The scores that the member posted last, with the places they have now. */
export function OwnPlaces() {
  // Texts that Home does without: the page must not wait for them.
  const { t, ready } = useTranslation(['boards', 'metadata'], { useSuspense: false });
  const { language, pathTo } = useRoute();
  const { data, isError } = useGetOwnPlacesQuery({ language });
  if (!ready || (!data && !isError)) return null;
  return (
    <TitledSection
      title={t('own.places')}
      action={
        <ActionLink to={pathTo('MyScores')} variant="text">
          {t('metadata:MyScores')}
          <Icon path={mdiArrowRight} />
        </ActionLink>
      }
    >
      {data && data.items.length > 0 ? (
        <ol className="card-surface record-list own-places">
          {data.items.map((score) => (
            <OwnPlace key={score.id} score={score} />
          ))}
        </ol>
      ) : (
        <Text muted>{t(data ? 'own.empty.text' : 'scoreList.failed')}</Text>
      )}
    </TitledSection>
  );
}

function OwnPlace({ score }: { score: OwnScore }) {
  const { t } = useTranslation('boards');
  const { keyedPath, scorePath } = useRoute();
  const { count } = useFormats();
  const { id, game, chart, values, rank, of } = score;
  return (
    <li>
      <Link to={keyedPath('ChartDetail', chart)} className="list-link record-list-chart">
        <LocalName of={chart} />
      </Link>
      <Link to={keyedPath('GameDetail', game)} className="list-link record-list-game">
        <LocalName of={game} />
      </Link>
      <Link to={scorePath(id)} className="list-link record-list-value">
        {values.map(({ text }) => text).join(' ')}
      </Link>
      <span className="record-list-player">
        {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
      </span>
    </li>
  );
}
