import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Rival } from '../../../api/wire/rivalsFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import { buildComparisonPath } from '../../../contract/comparisonPath';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { PlayerName } from '../PlayerName';
import '../../../components/reading/recordTable.css';
import '../comparison/comparison.css';

interface RivalTableProps {
  label: string;
  /** Whose rivals they are. */
  name: string;
  slug: string;
  rivals: readonly Rival[];
}

/** Rivals with what both have on their shared charts, and the way to the comparison. */
export function RivalTable({ label, name, slug, rivals }: RivalTableProps) {
  const { t } = useTranslation(['comparison', 'boards']);
  const { count } = useFormats();
  const { language } = useRoute();
  const number = 'record-number';
  return (
    <RecordTable
      label={label}
      className="rival-table"
      columns={[
        { name: t('boards:player') },
        { name: t('rivals.near'), className: `${number} record-medium` },
        { name: t('shared'), className: `${number} record-medium` },
        { name: t('rivals.won'), className: number },
        { name: t('tied'), className: `${number} record-medium` },
        { name: t('rivals.lost'), className: number },
        { name: t('rivals.compare'), className: number },
      ]}
    >
      {rivals.map(({ player, near, shared, won, tied, lost }) => (
        <tr key={player.id}>
          <th scope="row">
            <PlayerName player={player} />
          </th>
          <td className={`${number} record-medium`}>{count(near)}</td>
          <td className={`${number} record-medium`}>{count(shared)}</td>
          <td className={number}>{won > lost ? <strong>{count(won)}</strong> : count(won)}</td>
          <td className={`${number} record-medium`}>{count(tied)}</td>
          <td className={number}>{lost > won ? <strong>{count(lost)}</strong> : count(lost)}</td>
          <td className={number}>
            {player.slug === null ? null : (
              <Link
                to={buildComparisonPath(language, slug, player.slug)}
                aria-label={t('rivals.compareWith', { name, other: player.username })}
                className="list-link"
              >
                {t('rivals.compare')}
              </Link>
            )}
          </td>
        </tr>
      ))}
    </RecordTable>
  );
}
