import { Article, ArticleCollection, ArticleSummary } from '../../../src/contract/schemas/articles';
import { Problem } from '../../../src/contract/schemas/errors';
import { SiteConfiguration, Statistics } from '../../../src/contract/schemas/website';
import { article, articleSummaries, articleSummary } from '../../support/fixtures/articles';
import { collection } from '../../support/fixtures/collection';
import { problem } from '../../support/fixtures/errors';
import { siteConfiguration, statistics } from '../../support/fixtures/website';
import { readContract } from '../../support/readContract';

/** The fixtures that the client's tests use as responses must conform to the server's contract. */
test.each([
  ['an article of a list', ArticleSummary, articleSummary()],
  ['an article', Article, article()],
  ['a list', ArticleCollection, collection('/api/articles', articleSummaries(3), 57)],
  ['statistics', Statistics, statistics],
  ['the configuration', SiteConfiguration, siteConfiguration],
  ['a problem', Problem, problem(404, 'No such article.')],
])('the fixture of %s conforms to the contract', (_name, schema, fixture) => {
  expect(readContract(schema, fixture)).toEqual(fixture);
});
