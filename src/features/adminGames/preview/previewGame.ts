import type { GameChart } from '../../../api/wire/boardFromWire';
import { pictureAddress } from '../../../config/environment';
import type { Language } from '../../../contract/languages';
import { formatValue } from '../../../contract/records/formatValue';
import type { AdminCatalogue, CatalogueNames } from '../../../contract/schemas/adminGames';
import { namedLanguage, nameIn, type EditedChart, type EditedContent } from '../draft/editedGame';
import type { GameDraft } from '../draft/useGameDraft';
import { exampleValue } from '../structure/exampleValue';
import type { PreviewedGame } from './GamePreviewContext';

const named = (names: CatalogueNames, language: Language) => ({
  slug: null,
  name: nameIn(names, language) ?? '–',
  locale: namedLanguage(names, language) ?? null,
});

function textsOf({ translations }: EditedContent, language: Language) {
  const of = (part: 'name' | 'rules'): CatalogueNames =>
    Object.fromEntries(Object.entries(translations).map(([one, text]) => [one, text[part] ?? '']));
  const { name: text, locale } = named(of('rules'), language);
  return { title: named(of('name'), language), rules: locale === null ? null : { text, locale } };
}

interface Preview {
  language: Language;
  formats: AdminCatalogue['formats'];
  /** The holder of the example values. */
  player: string;
}

/** A chart with an example of each of its formats as its record. */
function chartOf(
  chart: EditedChart,
  { language, formats, player }: Preview,
): Omit<GameChart, 'id' | 'group'> {
  const columns = chart.values.flatMap(({ formatId, better, names }) => {
    const format = formats.find(({ id }) => id === formatId)?.definition;
    return format ? [{ name: nameOrNone(names, language), better, format }] : [];
  });
  const values = columns.map(({ format }) => {
    const raw = exampleValue(format);
    return { raw, text: formatValue(format, raw, language) };
  });
  const holder = { id: 0, username: player, slug: '', country: null };
  return {
    ...named(chart.names, language),
    status: chart.status,
    proof: chart.proof,
    columns,
    scores: 0,
    record: values.length === 0 ? null : { player: holder, tied: 1, values, at: null },
    own: null,
  };
}

const nameOrNone = (names: CatalogueNames, language: Language) => {
  const { name, locale } = named(names, language);
  return locale === null ? '' : name;
};

/** The game of a draft as a reader of a language gets it, with examples in the place of scores. New rows have negative ids. */
export function previewGame(
  { game, content }: Pick<GameDraft, 'game' | 'content'>,
  catalogue: Pick<AdminCatalogue, 'platforms' | 'series' | 'formats'>,
  { language, player }: Pick<Preview, 'language' | 'player'>,
): PreviewedGame {
  let added = 0;
  const idOf = (id: number | null) => id ?? (added -= 1);
  const items: GameChart[] = [];
  const groups = content.groups.map((group) => {
    const id = idOf(group.id);
    const shown = group.charts.filter(({ status }) => status !== 'retired');
    const preview = { language, player, formats: catalogue.formats };
    items.push(
      ...shown.map((chart) => ({ ...chartOf(chart, preview), id: idOf(chart.id), group: id })),
    );
    const { dlc, ranked, proofRule = null } = group;
    const counts = { charts: shown.length, scores: 0 };
    return { ...named(group.names, language), id, dlc, ranked, proofRule, ...counts };
  });
  const { title, rules } = textsOf(content, language);
  const series = catalogue.series.find(({ id }) => id === content.seriesId);
  const sources = game.picture?.id === content.pictureId ? game.picture?.sources : undefined;
  return {
    game: {
      ...title,
      id: Math.max(0, game.id),
      closed: game.status === 'closed',
      series: series ? { ...named(series.names, language), id: series.id } : null,
      platforms: content.platformIds.flatMap((id) => {
        const platform = catalogue.platforms.find((one) => one.id === id);
        return platform ? [{ ...named(platform.names, language), id }] : [];
      }),
      pictureSources: (sources ?? []).map(({ width, url }) => ({
        width,
        url: pictureAddress(url),
      })),
      charts: items.length,
      scores: 0,
      proved: 0,
      players: 0,
      rules,
      groups,
    },
    charts: { items, total: items.length, next: null, previous: null, latest: [], progress: null },
  };
}
