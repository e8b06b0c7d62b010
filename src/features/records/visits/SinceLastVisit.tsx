import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSinceLastVisitQuery } from '../../../api/ownApi';
import type { VisitChanges } from '../../../api/wire/visitChangesFromWire';
import { ActionLink } from '../../../components/buttons/ActionLink';
import '../../../components/reading/card.css';
import { TitledSection } from '../../../components/reading/TitledSection';
import { Text } from '../../../components/Text';
import { relativeAge } from '../../../i18n/relativeAge';
import { useRoute } from '../../../navigation/useRoute';
import { ChangeList } from './ChangeList';
import { VisitPlaces } from './VisitPlaces';
import './visits.css';

/** What changed for the member since the last visit of Home. */
export function SinceLastVisit() {
  // Texts that Home does without: the page must not wait for them.
  const { t, ready } = useTranslation(['visits', 'boards'], { useSuspense: false });
  const { language } = useRoute();
  const { data, isError } = useGetSinceLastVisitQuery({ language });
  const [now] = useState(() => Date.now());
  if (!ready || (!data && !isError)) return null;
  const since = data?.since;
  return (
    <TitledSection
      title={t('title')}
      action={
        since ? <span className="text-muted">{relativeAge(language, since, now)}</span> : null
      }
    >
      {data ? <Changes data={data} /> : <Text muted>{t('failed')}</Text>}
    </TitledSection>
  );
}

function Changes({ data: { since, places, changes } }: { data: VisitChanges }) {
  const { t } = useTranslation('visits');
  const { pathTo } = useRoute();
  const isSame = places.every(({ gained, rank, rankBefore }) => !gained && rank === rankBefore);
  const played = places.length > 0;
  return (
    <div className="card-surface visit">
      <VisitPlaces places={places} />
      {since === null ? <Text>{t('first')}</Text> : null}
      {since !== null && isSame && changes.length === 0 ? <Text>{t('nothing')}</Text> : null}
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <ActionLink
          to={played ? `${pathTo('MyScores')}?sort=easiest` : pathTo('GameList')}
          variant="outlined"
        >
          {t(played ? 'improve' : 'choose')}
        </ActionLink>
      )}
    </div>
  );
}
