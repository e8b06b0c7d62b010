import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { YearReview } from '../../../api/wire/yearFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { LocalName } from '../LocalName';
import './year.css';

/** The games in which most was posted. */
export function YearGames({ review: { games } }: { review: YearReview }) {
  const { t } = useTranslation('year');
  const { count } = useFormats();
  const { keyedPath } = useRoute();
  if (games.length === 0) return null;
  return (
    <div className="year-section">
      <TitledSection title={t('games.title')}>
        <RecordTable
          label={t('games.title')}
          columns={[
            { name: t('games.game') },
            { name: t('months.posted'), className: 'record-number' },
          ]}
        >
          {games.map(({ game, posts, started }) => (
            <tr key={game.id}>
              <th scope="row">
                <Link to={keyedPath('GameDetail', game)} className="list-link">
                  <LocalName of={game} />
                </Link>
                {started ? <span className="year-detail">{t('games.new')}</span> : null}
              </th>
              <td className="record-number record-value">{count(posts)}</td>
            </tr>
          ))}
        </RecordTable>
      </TitledSection>
    </div>
  );
}
