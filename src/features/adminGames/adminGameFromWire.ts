import { isRecord, isId } from '../../api/wire/typeGuards';
import type {
  AdminCatalogue,
  AdminGame,
  AdminGameContent,
  AdminGameRow,
  AdminGameVersion,
  AdminGameVersionDetail,
} from '../../contract/schemas/adminGames';

/*
 * These responses come from the site's own server of the same release: they are checked only so that they cannot break a
 * page, not repaired field by field.
 */

const isText = (value: unknown): value is string => typeof value === 'string';

const hasFacts = (item: Record<string, unknown>): boolean =>
  isId(item.id) && isId(item.version) && isText(item.status) && isText(item.editedAt);

const isChart = (value: unknown) =>
  isRecord(value) &&
  (value.id === null || isId(value.id)) &&
  isRecord(value.names) &&
  isText(value.proof) &&
  isText(value.status) &&
  Array.isArray(value.values) &&
  value.values.every((column) => isRecord(column) && isId(column.formatId));

const isGroup = (value: unknown) =>
  isRecord(value) &&
  (value.id === null || isId(value.id)) &&
  isRecord(value.names) &&
  Array.isArray(value.charts) &&
  value.charts.every(isChart);

export function isGameContent(value: unknown): value is AdminGameContent {
  return (
    isRecord(value) &&
    Array.isArray(value.platformIds) &&
    (value.pictureId === null || isId(value.pictureId)) &&
    isRecord(value.translations) &&
    Array.isArray(value.groups) &&
    value.groups.every(isGroup)
  );
}

const isGame = (body: unknown): body is AdminGame =>
  isRecord(body) && hasFacts(body) && isGameContent(body.content) && Array.isArray(body.charts);

const isRow = (item: unknown): item is AdminGameRow =>
  isRecord(item) && hasFacts(item) && Array.isArray(item.languages);

const isVersion = (item: unknown): item is AdminGameVersion =>
  isRecord(item) && isId(item.version) && isText(item.savedAt);

const isVersionDetail = (body: unknown): body is AdminGameVersionDetail =>
  isVersion(body) && 'content' in body && isGameContent(body.content);

const isCatalogue = (body: unknown): body is AdminCatalogue =>
  isRecord(body) &&
  Array.isArray(body.series) &&
  Array.isArray(body.platforms) &&
  Array.isArray(body.formats);

const isItem = (body: unknown): body is { id: number } => isRecord(body) && isId(body.id);

export const adminGameFromWire = (body: unknown) => (isGame(body) ? body : undefined);
export const gameRowFromWire = (item: unknown) => (isRow(item) ? item : undefined);
export const gameVersionFromWire = (body: unknown) => (isVersionDetail(body) ? body : undefined);
export const catalogueFromWire = (body: unknown) => (isCatalogue(body) ? body : undefined);
/** A saved series, platform or format: only its id is needed. */
export const itemFromWire = (body: unknown) => (isItem(body) ? { id: body.id } : undefined);

export function gameVersionsFromWire(body: unknown): AdminGameVersion[] | undefined {
  return isRecord(body) && Array.isArray(body.versions)
    ? body.versions.filter(isVersion)
    : undefined;
}
