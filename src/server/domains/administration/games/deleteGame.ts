import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import type { RequestContext } from '../../../platform/http/requestContext';
import { deleteCharts } from './deleteCharts';
import { findChartFacts } from './findChartFacts';
import { lockGame } from './gameRecord';
import { readGameContent } from './readGameContent';

/** Deletes games that were never public and have no scores. @throws RequestError (404, 409) */
export const createGameDeletion =
  ({ audit, database }: Pick<PlatformServices, 'audit' | 'database'>) =>
  async (context: RequestContext, id: number): Promise<void> => {
    await database.transaction().execute(async (transaction) => {
      const { slug, publishedAt } = await lockGame(transaction, id);
      const { played } = await findChartFacts(transaction, id);
      if (publishedAt !== null || played.size > 0) throw new RequestError(409, 'gameKept');
      const { translations, groups } = await readGameContent(transaction, id);
      await deleteCharts(
        transaction,
        groups.flatMap(({ charts }) => charts.flatMap((chart) => chart.id ?? [])),
      );
      await transaction.deleteFrom('games').where('id', '=', id).execute();
      const title = translations.en?.name ?? Object.values(translations)[0]?.name ?? '';
      await audit(
        context,
        { event: 'gameDeleted', details: { game: id, title, slug } },
        transaction,
      );
    });
  };
