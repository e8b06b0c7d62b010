import {
  checked,
  checkedItems,
  hasFields,
  isIdOrNull,
  isListOf,
  isText,
} from '../../admin-frame/checks';
import { isId, isRecord } from '../../api/wire/typeGuards';
import type {
  AdminCatalogue,
  AdminChart,
  AdminChartValue,
  AdminGame,
  AdminGameContent,
  AdminGameRow,
  AdminGameVersion,
  AdminGameVersionDetail,
  AdminGroup,
} from '../../contract/schemas/adminGames';

const facts = { id: isId, version: isId, status: isText, editedAt: isText };

const isChart = hasFields<AdminChart>({
  id: isIdOrNull,
  names: isRecord,
  proof: isText,
  status: isText,
  values: isListOf(hasFields<AdminChartValue>({ formatId: isId })),
});
const isGroup = hasFields<AdminGroup>({
  id: isIdOrNull,
  names: isRecord,
  charts: isListOf(isChart),
});
export const isGameContent = hasFields<AdminGameContent>({
  platformIds: Array.isArray,
  pictureId: isIdOrNull,
  translations: isRecord,
  groups: isListOf(isGroup),
});

const version = { version: isId, savedAt: isText };
const isItem = hasFields<{ id: number }>({ id: isId });

export const adminGameFromWire = checked(
  hasFields<AdminGame>({ ...facts, content: isGameContent, charts: Array.isArray }),
);
export const gameRowFromWire = checked(
  hasFields<AdminGameRow>({ ...facts, languages: Array.isArray }),
);
export const gameVersionFromWire = checked(
  hasFields<AdminGameVersionDetail>({ ...version, content: isGameContent }),
);
export const gameVersionsFromWire = checkedItems('versions', hasFields<AdminGameVersion>(version));
export const catalogueFromWire = checked(
  hasFields<AdminCatalogue>({
    series: Array.isArray,
    platforms: Array.isArray,
    formats: Array.isArray,
  }),
);
/** A saved series, platform or format: only its id is needed. */
export const itemFromWire = (body: unknown) => (isItem(body) ? { id: body.id } : undefined);
