import { isRecord } from '../../api/wire/typeGuards';
import { articleStates } from '../../contract/articleAdministration';
import { articleCategories, articleStatuses } from '../../contract/articleFilters';
import { languages } from '../../contract/languages';
import {
  betterDirections,
  chartProofs,
  chartStatuses,
  gameStatuses,
} from '../../contract/records/catalogue';
import { provedPlaces } from '../../contract/records/proofRule';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticleText,
} from '../../contract/schemas/adminArticles';
import type {
  AdminChart,
  AdminChartFacts,
  AdminGame,
  AdminGameContent,
  AdminGroup,
} from '../../contract/schemas/adminGames';
import { failure } from './apiShapes';
import { fields, list, type Leaf, type Shape } from './shape';
import {
  masked,
  maskedMarkup,
  matching,
  moment,
  nothing,
  oneOf,
  personId,
  personName,
  plain,
  word,
} from './valueRedactors';

type ShapeOf<Value> = Record<keyof Value, Shape>;

const fieldPath = /^[\w.[\]-]{1,80}$/;
const paths = list(matching(fieldPath));
/** Error messages by the path of their field. */
const messages: Leaf = (value, redacting) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([path]) => fieldPath.test(path))
          .map(([path, text]) => [path, masked(text, redacting)]),
      )
    : null;

const inEachLanguage = (shape: Shape) =>
  fields(Object.fromEntries(languages.map((language) => [language, shape])));
const editor = fields({ id: personId, username: personName }, { id: 'id', name: 'username' });

const articleText = fields({
  title: masked,
  excerpt: masked,
  content: maskedMarkup,
  coverAlt: masked,
} satisfies ShapeOf<AdminArticleText>);
const articleContent = fields({
  slug: masked,
  category: oneOf(articleCategories),
  featured: plain,
  pictureId: plain,
  authorId: personId,
  translations: inEachLanguage(articleText),
} satisfies ShapeOf<AdminArticleContent>);
const article = fields({
  id: plain,
  version: plain,
  appliedVersion: plain,
  status: oneOf(articleStatuses),
  state: oneOf(articleStates),
  slug: masked,
  publishedAt: moment,
  createdAt: moment,
  editedAt: moment,
  editedBy: editor,
  author: editor,
  views: plain,
  nbComment: plain,
  trashedAt: moment,
  trashedBy: editor,
  picture: nothing,
  content: articleContent,
} satisfies ShapeOf<AdminArticle>);

const names = inEachLanguage(masked);
const rowKey = matching(/^(?:new|group|chart)-[\w-]{1,24}$/);
const chart = fields({
  key: rowKey,
  id: plain,
  names,
  proof: oneOf(chartProofs),
  status: oneOf(chartStatuses),
  values: list(fields({ formatId: plain, better: oneOf(betterDirections), names })),
} satisfies ShapeOf<AdminChart & { key: string }>);
const gameContent = fields({
  slug: masked,
  seriesId: plain,
  platformIds: list(plain),
  pictureId: plain,
  ranked: plain,
  translations: inEachLanguage(fields({ name: masked, rules: masked })),
  groups: list(
    fields({
      key: rowKey,
      id: plain,
      names,
      dlc: plain,
      ranked: plain,
      proofRule: fields({ places: oneOf(provedPlaces), from: plain }),
      charts: list(chart),
    } satisfies ShapeOf<AdminGroup & { key: string }>),
  ),
} satisfies ShapeOf<AdminGameContent>);
const game = fields({
  id: plain,
  version: plain,
  status: oneOf(gameStatuses),
  slug: masked,
  publishedAt: moment,
  createdAt: moment,
  editedAt: moment,
  editedBy: editor,
  nbChart: plain,
  nbScore: plain,
  content: gameContent,
  picture: nothing,
  charts: list(
    fields({
      id: plain,
      slug: masked,
      nbScore: plain,
      mergedInto: plain,
    } satisfies ShapeOf<AdminChartFacts>),
  ),
} satisfies ShapeOf<AdminGame>);

/** The drafts by the kind of their document. Their types are above this layer: a test compares the fields. */
export const draftShapes: Readonly<Record<string, Shape>> = {
  article: fields({
    article,
    content: articleContent,
    saved: articleContent,
    phase: word,
    step: plain,
    fieldErrors: messages,
    problem: fields({ kind: word, text: masked, retryAfter: plain, fieldErrors: messages }),
    conflict: fields({ theirs: article, fields: paths }),
    written: paths,
    replaced: fields({ by: personName, fields: paths }),
    stored: plain,
    epoch: plain,
    merges: plain,
  }),
  game: fields({
    game,
    base: gameContent,
    version: plain,
    content: gameContent,
    dirty: plain,
    busy: plain,
    check: word,
    violations: messages,
    failure,
    conflict: game,
    recoveredAt: plain,
    restoredFrom: plain,
    kept: plain,
  }),
};
