import { useTranslation } from 'react-i18next';
import type { ModerationFigures } from '../../../api/wire/moderationFromWire';
import { RecordTable } from '../../../components/reading/RecordTable';
import '../../../components/reading/recordTable.css';
import { Text } from '../../../components/Text';
import { useFormats } from '../../../i18n/useFormats';
import { PersonLink } from '../PersonLink';

/** What each moderator decided. */
export function ModeratorTable({ moderators }: Pick<ModerationFigures, 'moderators'>) {
  const { t } = useTranslation('moderation');
  const { count } = useFormats();
  if (moderators.length === 0) return <Text muted>{t('figures.nobody')}</Text>;
  const kinds = ['accepted', 'refused', 'revoked'] as const;
  return (
    <RecordTable
      label={t('figures.moderators')}
      columns={[
        { name: t('figures.moderator') },
        ...kinds.map((kind) => ({ name: t(`figures.${kind}`), className: 'record-number' })),
      ]}
    >
      {moderators.map((figures, index) => (
        <tr key={figures.user?.id ?? `left-${index}`}>
          <th scope="row">
            <PersonLink person={figures.user} />
          </th>
          {kinds.map((kind) => (
            <td key={kind} className="record-number">
              {count(figures[kind])}
            </td>
          ))}
        </tr>
      ))}
    </RecordTable>
  );
}
