import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ActionLink } from '../../../components/buttons/ActionLink';
import { PageHeader } from '../../../components/page/PageHeader';
import { PageMetadata } from '../../../components/page/PageMetadata';
import { parseId } from '../../../contract/parseId';
import { OwnScores } from './OwnScores';
import { UnplayedCharts } from './UnplayedCharts';
import { UnsentScoreCards } from './UnsentScoreCards';

/** The member’s own scores, of all games or of the one in the URL. */
export function OwnScoresPage() {
  const { t } = useTranslation('boards');
  const [search] = useSearchParams();
  const game = parseId(search.get('game') ?? '') ?? null;
  const sort = search.get('sort');
  return (
    <>
      <PageMetadata title={t('own.title')} noindex />
      <PageHeader
        title={t('own.title')}
        lead={t('own.lead')}
        action={
          game === null ? null : (
            <ActionLink to="?" variant="outlined">
              {t('own.all')}
            </ActionLink>
          )
        }
      />
      <UnsentScoreCards game={game} />
      {sort === 'unplayed' ? (
        <UnplayedCharts key={game} game={game} />
      ) : (
        <OwnScores key={game} game={game} order={sort === 'easiest' ? 'easiest' : 'latest'} />
      )}
    </>
  );
}
