import { isSlug } from '../../../../contract/articleAdministration';
import { gameLimits } from '../../../../contract/gameAdministration';
import {
  gameProblems,
  publicationProblems,
  type GameProblem,
} from '../../../../contract/gameProblems';
import { languages } from '../../../../contract/languages';
import { publicGameStatuses, type GameStatus } from '../../../../contract/records/catalogue';
import type {
  AdminGameContent,
  AdminGameText,
  CatalogueNames,
} from '../../../../contract/schemas/adminGames';
import { refuseViolations } from '../../../platform/errors/requestError';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { storableText } from '../../../platform/texts/storableText';

/** Bytes: a thousand charts with names in seven languages, in scripts that take three bytes per character. */
export const gameBodyLimit = 5 * 1024 * 1024;
/** Maximum number of violations in one response. */
const mostViolations = 50;

/** @throws RequestError (422) with the text of each problem at its field, if there are any. */
export function refuseProblems(problems: readonly GameProblem[]): void {
  refuseViolations(
    problems
      .slice(0, mostViolations)
      .map(({ path, code }) => ({ propertyPath: path, textKey: code, code })),
  );
}

/** Names without blank ones. */
export function cleanNames(names: CatalogueNames): CatalogueNames {
  const cleaned: CatalogueNames = {};
  for (const language of languages) {
    const name = cleanLine(names[language] ?? '');
    if (name !== '') cleaned[language] = name;
  }
  return cleaned;
}

function cleanText({ name, rules }: AdminGameText): AdminGameText {
  const text = storableText(rules ?? '')
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return { name: cleanLine(name), rules: text === '' ? null : text };
}

/**
 * The content with clean names, and without languages that have no text.
 * @throws RequestError (422)
 */
export function cleanGame(sent: AdminGameContent): AdminGameContent {
  const charts = sent.groups.reduce((sum, group) => sum + group.charts.length, 0);
  // Before anything that takes time for each chart.
  if (charts > gameLimits.charts) refuseProblems([{ path: 'groups', code: 'tooManyCharts' }]);
  const slug = sent.slug?.trim() || null;
  if (slug !== null && !isSlug(slug))
    refuseViolations([{ propertyPath: 'slug', textKey: 'slugFormat', code: 'slugFormat' }]);
  const translations: AdminGameContent['translations'] = {};
  for (const language of languages) {
    const text = sent.translations[language];
    if (!text) continue;
    const cleaned = cleanText(text);
    if (cleaned.name !== '' || cleaned.rules !== null) translations[language] = cleaned;
  }
  return {
    ...sent,
    slug,
    translations,
    groups: sent.groups.map((group) => ({
      ...group,
      names: cleanNames(group.names),
      proofRule: group.proofRule ?? null,
      charts: group.charts.map((chart) => ({
        ...chart,
        names: cleanNames(chart.names),
        values: chart.values.map((value) => ({ ...value, names: cleanNames(value.names) })),
      })),
    })),
  };
}

const isPublicStatus = (status: GameStatus) => publicGameStatuses.some((one) => one === status);

/** Rules in a language without a name. */
const unnamedTexts = ({ translations }: AdminGameContent) =>
  languages.flatMap((language): GameProblem[] =>
    translations[language]?.name === ''
      ? [{ path: `translations.${language}.name`, code: 'nameMissing' }]
      : [],
  );

/** A public game keeps a name and a platform. Its last charts may be retired or merged away. */
const isLasting = ({ path }: GameProblem) => path === 'translations' || path === 'platformIds';

/** What keeps a game of this status from being saved. */
export function contentProblems(content: AdminGameContent, status: GameStatus): GameProblem[] {
  const lasting = isPublicStatus(status) ? publicationProblems(content).filter(isLasting) : [];
  return [...unnamedTexts(content), ...gameProblems(content), ...lasting];
}
