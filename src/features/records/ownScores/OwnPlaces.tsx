import { mdiArrowRight } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useGetOwnPlacesQuery } from '../../../api/recordsApi';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { Icon } from '../../../components/Icon';
import '../../../components/reading/card.css';
import { Text } from '../../../components/Text';
import { TitledSection } from '../../../components/reading/TitledSection';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import '../latest/recordList.css';
import { RecordListItem } from '../latest/RecordListItem';
import { isAsked, ToProve } from '../requests/ToProve';
import './own.css';

/** The scores that the member posted last, with the places they have now. */
export function OwnPlaces() {
  // Texts that Home does without: the page must not wait for them.
  const { t, ready } = useTranslation(['boards', 'metadata'], { useSuspense: false });
  const { language, pathTo } = useRoute();
  const { count } = useFormats();
  const { data, isError } = useGetOwnPlacesQuery({ language });
  const asked = isAsked(data?.toProve);
  const { ready: knowsAsked } = useTranslation(asked ? 'requests' : 'boards', {
    useSuspense: false,
  });
  if (!ready || !knowsAsked || (!data && !isError)) return null;
  // What has to be proved takes the place of a score: the page must not become higher.
  const shown = asked ? 2 : undefined;
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
      <ToProve toProve={data?.toProve} />
      {data && data.items.length > 0 ? (
        <ol className="card-surface record-list own-places">
          {data.items.slice(0, shown).map(({ id, game, chart, values, rank, of }) => (
            <RecordListItem
              key={id}
              id={id}
              game={game}
              chart={chart}
              texts={values.map(({ text }) => text)}
            >
              <span className="record-list-player">
                {rank === null ? '–' : t('place', { rank: count(rank), of: count(of) })}
              </span>
            </RecordListItem>
          ))}
        </ol>
      ) : (
        <Text muted>{t(data ? 'own.empty.text' : 'scoreList.failed')}</Text>
      )}
    </TitledSection>
  );
}
