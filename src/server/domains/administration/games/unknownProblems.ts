import type { GameProblem } from '../../../../contract/gameProblems';
import type { AdminGameContent } from '../../../../contract/schemas/adminGames';
import type { Database } from '../../../platform/database/tables';
import type { AuthenticatedMember } from '../../../platform/security/authenticatedMember';
import { mayUsePicture } from './mayUsePicture';

type Referred = 'series' | 'platforms' | 'pictures' | 'valueFormats';

/** Which of these ids have no row. Locks the others, so that they are not deleted before the transaction ends. */
async function findMissing(transaction: Database, table: Referred, ids: readonly number[]) {
  if (ids.length === 0) return new Set<number>();
  const rows = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

const present = (id: number | null) => (id === null ? [] : [id]);

/** Ids of groups and charts that the game does not have, or that occur twice. */
function foreignParts(content: AdminGameContent, before: AdminGameContent): GameProblem[] {
  const problems: GameProblem[] = [];
  const groups = new Set(before.groups.map(({ id }) => id));
  const charts = new Set(before.groups.flatMap((group) => group.charts.map(({ id }) => id)));
  const check = (id: number | null, known: Set<number | null>, path: string) => {
    // What was found once is known no longer.
    if (id !== null && !known.delete(id)) problems.push({ path, code: 'unknown' });
  };
  for (const [index, group] of content.groups.entries()) {
    check(group.id, groups, `groups[${index}]`);
    for (const [place, chart] of group.charts.entries())
      check(chart.id, charts, `groups[${index}].charts[${place}]`);
  }
  return problems;
}

interface Change {
  before: AdminGameContent;
  after: AdminGameContent;
  member: AuthenticatedMember;
}

/** Whether the picture exists, and the member may use it unless the game has it already. */
async function isPictureKnown(
  transaction: Database,
  picture: number,
  { before, member }: Change,
): Promise<boolean> {
  if ((await findMissing(transaction, 'pictures', [picture])).size > 0) return false;
  return picture === before.pictureId || mayUsePicture(transaction, member, picture);
}

/** References of the content to what does not exist, or is not the member's to use. */
export async function unknownProblems(
  transaction: Database,
  change: Change,
): Promise<GameProblem[]> {
  const { after: content, before } = change;
  const { seriesId, pictureId, platformIds, groups } = content;
  const problems = foreignParts(content, before);
  const report = (path: string) => problems.push({ path, code: 'unknown' });
  if ((await findMissing(transaction, 'series', present(seriesId))).size > 0) report('seriesId');
  if ((await findMissing(transaction, 'platforms', platformIds)).size > 0) report('platformIds');
  if (pictureId !== null && !(await isPictureKnown(transaction, pictureId, change)))
    report('pictureId');
  const formats = groups.flatMap(({ charts }) =>
    charts.flatMap(({ values }) => values.map(({ formatId }) => formatId)),
  );
  const missing = await findMissing(transaction, 'valueFormats', [...new Set(formats)]);
  if (missing.size === 0) return problems;
  for (const [index, { charts }] of groups.entries())
    for (const [place, { values }] of charts.entries())
      for (const [column, { formatId }] of values.entries())
        if (missing.has(formatId))
          report(`groups[${index}].charts[${place}].values[${column}].formatId`);
  return problems;
}
