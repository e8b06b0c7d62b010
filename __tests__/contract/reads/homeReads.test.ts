import { articleReads } from '../../../src/contract/reads/articleReads';
import { homeReads } from '../../../src/contract/reads/homeReads';
import { requestOf, requestUrl } from '../../../src/contract/reads/read';
import { articleListView } from '../../../src/contract/views/articleListView';

test('the articles of Home are asked for as the list asks for them', () => {
  const ofList = (view: Partial<typeof articleListView.defaults>) =>
    requestUrl(requestOf(articleReads.articles, { ...articleListView.defaults, ...view }));
  expect(requestUrl(requestOf(homeReads.latestArticles, {}))).toBe(ofList({ itemsPerPage: 5 }));
  expect(requestUrl(requestOf(homeReads.featuredArticles, {}))).toBe(
    ofList({ itemsPerPage: 3, featured: true }),
  );
});

test('the latest records are five', () => {
  const url = requestUrl(requestOf(homeReads.latestRecords, {}));
  expect(url).toBe('/api/scores/records?itemsPerPage=5');
});
