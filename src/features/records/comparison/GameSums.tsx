import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComparedGame } from '../../../api/wire/comparisonFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { comparisonView } from '../../../contract/views/comparisonView';
import { useFormats } from '../../../i18n/useFormats';
import { LocalName } from '../LocalName';
import type { Names } from './useResultName';
import '../../../components/reading/recordTable.css';
import './comparison.css';

interface GameSumsProps {
  names: Names;
  games: readonly ComparedGame[];
  /** The link of a game, which leads to its charts below, was followed. */
  onFollow: () => void;
}

/** How the shared charts of each game are divided. */
export function GameSums({ names, games, onFollow }: GameSumsProps) {
  const { t } = useTranslation('comparison');
  const { count } = useFormats();
  return (
    <RecordTable
      label={t('games')}
      className="comparison-games"
      columns={[
        { name: t('game') },
        { name: t('shared'), className: 'record-number record-medium' },
        { name: names.name, className: 'record-number comparison-name' },
        { name: t('tied'), className: 'record-number' },
        { name: names.other, className: 'record-number comparison-name' },
      ]}
    >
      {games.map(({ game, shared, won, tied, lost }) => (
        <tr key={game.id}>
          <th scope="row">
            <Link
              to={comparisonView.queryFor({ game: game.id })}
              preventScrollReset
              onClick={onFollow}
              className="list-link"
            >
              <LocalName of={game} />
            </Link>
          </th>
          <td className="record-number record-medium">{count(shared)}</td>
          <td className="record-number">
            {won > lost ? <strong>{count(won)}</strong> : count(won)}
          </td>
          <td className="record-number">{count(tied)}</td>
          <td className="record-number">
            {lost > won ? <strong>{count(lost)}</strong> : count(lost)}
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
